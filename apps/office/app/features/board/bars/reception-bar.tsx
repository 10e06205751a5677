import { Icon } from '@comptoir/ui';
import { useState } from 'react';
import { type Failure, failureOf } from '../../../components/form/failure.ts';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { officeCaller } from '../../../state/session/office-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import { Bar } from '../base/bar.tsx';

/** Says that orders come by email only and do not ring. Some users can change that (BRD-59). */
export function ReceptionBar() {
  const say = useMessage();
  const session = useSession();
  const isMailed = useBoardStore(({ service }) => service?.reception === 'none');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!isMailed) return null;

  async function receive(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await officeCaller.chooseReception('manual');
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  }

  return (
    <>
      <Bar look="ask" testId="reception-bar" drawing={<Icon name="info" />} text={say('board.reception.mailed')}>
        {session?.permissions.includes('reception') && (
          <OfficeButton kind="plain" isBusy={isBusy} onClick={() => void receive()} data-testid="receive-here">
            {say('board.reception.here')}
          </OfficeButton>
        )}
      </Bar>
      <FailureNote failure={failure} />
    </>
  );
}
