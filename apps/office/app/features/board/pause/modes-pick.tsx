import { Pick } from '../../../components/pick.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import type { ModesKey } from './modes-key.ts';
import { useServedModes } from './use-served-modes.ts';

interface ModesPickProps {
  chosen: ModesKey;
  onChoose: (modes: ModesKey) => void;
  hintOf?: (modes: ModesKey) => string;
}

/** Which modes it is for. A restaurant that serves one mode is not asked. */
export function ModesPick({ chosen, onChoose, hintOf }: ModesPickProps) {
  const say = useMessage();
  const served = useServedModes();
  if (served.length < 2) return null;
  return (
    <Pick
      legend={say('pause.what')}
      chosen={chosen}
      onChoose={onChoose}
      choices={served.map((value) => ({
        value,
        label: say(`pause.modes.${value}`),
        ...(hintOf && { hint: hintOf(value) }),
        data: { 'data-modes': value },
      }))}
    />
  );
}
