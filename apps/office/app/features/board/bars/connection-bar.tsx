import { Icon } from '@comptoir/ui';
import { useNow } from '@comptoir/web-app/clock';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { elapsedMilliseconds } from '../../../platform/device.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { closeSession } from '../../../state/session/session-store.ts';
import { useSoundStore } from '../../../state/sound/sound-store.ts';
import { writeAge } from '../base/age.tsx';
import { Bar } from '../base/bar.tsx';
import { useBoard } from '../base/board-context.ts';

/** Warns that the board may be out of date, with the time since the last contact (BRD-12). */
export function ConnectionBar() {
  const state = useBoardStore(({ connection }) => connection.state);
  if (state === 'late')
    return (
      <Bar look="thin" testId="link-bar" drawing={<Icon name="clock" />} text={<Text id="board.connection.late" />} />
    );
  if (state === 'lost') return <LostBar />;
  if (state !== 'out') return null;
  return (
    <Bar
      look="lost"
      testId="link-bar"
      drawing={<Glyph name="wifi-off" size="large" />}
      text={<Text id="board.connection.out" />}
    >
      <OfficeButton onClick={() => closeSession({ wasEnded: true })}>
        <Text id="board.connection.signIn" />
      </OfficeButton>
    </Bar>
  );
}

function LostBar() {
  const say = useMessage();
  const board = useBoard();
  const heardAt = useBoardStore(({ connection }) => connection.heardAt);
  const isSilenced = useSoundStore((state) => state.isAlarmSilenced);
  const age = useNow(() => writeAge(elapsedMilliseconds() - heardAt));
  return (
    <Bar
      look="lost"
      testId="link-bar"
      drawing={<Glyph name="wifi-off" size="large" />}
      text={say('board.connection.lost', { age })}
      said={say('board.connection.lostNow')}
    >
      <OfficeButton kind="plain" onClick={board.hurry}>
        <Text id="board.connection.retry" />
      </OfficeButton>
      <OfficeButton kind="plain" onClick={board.silenceAlarm} disabled={isSilenced}>
        <Text id={isSilenced ? 'board.connection.silenced' : 'board.connection.silence'} />
      </OfficeButton>
    </Bar>
  );
}
