import { useNow } from '@comptoir/web-app/clock';
import { useState } from 'react';
import { type Failure, failureOf } from '../../../components/form/failure.ts';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Glyph } from '../../../icons/glyph.tsx';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { officeCaller } from '../../../state/session/office-caller.ts';
import { Bar } from '../base/bar.tsx';
import { useHour } from '../base/use-hour.ts';

/** The test order. One tap takes it off all boards (REH-08). */
export function TestBar() {
  const say = useMessage();
  const sayHour = useHour();
  const testOrder = useBoardStore((state) => state.testOrder);
  const isOver = useNow((now) => testOrder === null || Temporal.Instant.compare(testOrder.until, now) <= 0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!testOrder || isOver) return null;

  async function end(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await officeCaller.endTestOrder();
      useBoardStore.setState({ testOrder: null });
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  }

  const text = say('board.test.text', { by: testOrder.by, hour: sayHour(testOrder.until) });
  return (
    <>
      <Bar look="ask" testId="test-order" drawing={<Glyph name="bell" />} text={text}>
        <OfficeButton kind="ink" isBusy={isBusy} onClick={() => void end()}>
          <Text id="board.test.seen" />
        </OfficeButton>
      </Bar>
      <FailureNote failure={failure} />
    </>
  );
}
