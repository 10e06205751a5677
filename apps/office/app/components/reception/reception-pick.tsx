import type { Reception } from '@comptoir/domain';
import { useMessage } from '../../messages/use-message.ts';
import { Pick, type PickProps } from '../pick.tsx';

type ReceptionPickProps = Omit<PickProps<Reception>, 'choices'>;

const receptions = ['manual', 'automatic', 'none'] as const satisfies Reception[];

export function ReceptionPick(props: ReceptionPickProps) {
  const say = useMessage();
  return (
    <Pick
      {...props}
      choices={receptions.map((value) => ({
        value,
        label: say(`reception.${value}`),
        hint: say(`reception.${value}Hint`),
      }))}
    />
  );
}
