import { Icon } from '@comptoir/ui';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Text } from '../../../messages/text.ts';
import { useSoundStore } from '../../../state/sound/sound-store.ts';
import { Bar } from '../base/bar.tsx';

/** Says that the ring could not be muted, because the server could not be reached (BRD-23). */
export function MuteBar() {
  const hasFailed = useSoundStore(({ hasMuteFailed }) => hasMuteFailed);
  if (!hasFailed) return null;
  return (
    <Bar look="ask" testId="mute-bar" drawing={<Icon name="info" />} text={<Text id="board.sound.muteFailed" />}>
      <OfficeButton kind="plain" onClick={() => useSoundStore.setState({ hasMuteFailed: false })}>
        <Text id="board.notice.close" />
      </OfficeButton>
    </Bar>
  );
}
