import { Icon } from '@comptoir/ui';
import { useState } from 'react';
import { type Failure, failureOf } from '../../../components/form/failure.ts';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { officeCaller } from '../../../state/session/office-caller.ts';
import { Bar } from '../base/bar.tsx';

/** Says that orders are paused because new ones were not answered, with a button to resume (BRD-51). */
export function PauseBar() {
  const say = useMessage();
  const unanswered = useBoardStore(({ service }) => service?.unanswered ?? null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (unanswered === null) return null;

  async function resume(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await officeCaller.resumeOrders();
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  }

  return (
    <>
      <Bar
        look="bad"
        testId="pause-bar"
        drawing={<Icon name="triangle-alert" />}
        text={say('board.paused.text', { count: unanswered })}
      >
        <OfficeButton kind="plain" isBusy={isBusy} onClick={() => void resume()} data-testid="resume">
          <Text id="board.paused.resume" />
        </OfficeButton>
      </Bar>
      <FailureNote failure={failure} />
    </>
  );
}
