import type { PauseLength } from '@comptoir/domain';
import { Pick } from '../../../components/pick.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useEnds } from './use-ends.ts';

interface LengthPickProps {
  lengths: readonly PauseLength[];
  chosen: PauseLength;
  onChoose: (length: PauseLength) => void;
}

/** How long it lasts. Each length says the hour at which it would end. */
export function LengthPick({ lengths, chosen, onChoose }: LengthPickProps) {
  const say = useMessage();
  const sayEnd = useEnds();
  return (
    <Pick
      legend={say('pause.until')}
      chosen={chosen}
      onChoose={onChoose}
      choices={lengths.map((value) => ({
        value,
        label: say(`pause.length.${value}`),
        hint: sayEnd(value),
        data: { 'data-length': value },
      }))}
    />
  );
}
