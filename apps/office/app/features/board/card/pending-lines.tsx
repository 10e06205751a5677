import type { BoardOrder } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import { OfficeButton } from '../../../components/office-button.tsx';
import { Text } from '../../../messages/text.ts';
import type { PendingAction } from '../../../state/board/actions/action-store.ts';
import { useBoard } from '../base/board-context.ts';
import { usePendingWords } from '../base/use-pending-words.ts';
import styles from './pending-lines.module.css';

interface PendingLinesProps {
  order: BoardOrder;
  pending: readonly PendingAction[];
}

export function PendingLines({ order, pending }: PendingLinesProps) {
  return pending.map((action) => {
    const key = action.body.actionId;
    if (action.phase === 'queued') return <QueuedLine key={key} action={action} mode={order.mode} />;
    return action.phase === 'failed' ? <FailedLine key={key} action={action} mode={order.mode} /> : null;
  });
}

interface PendingLineProps {
  action: PendingAction;
  mode: BoardOrder['mode'];
}

function QueuedLine({ action, mode }: PendingLineProps) {
  const words = usePendingWords();
  return (
    <p className={styles.queued} data-testid="pending-action">
      <Icon name="clock" />
      {words.say(action, mode)}
    </p>
  );
}

function FailedLine({ action, mode }: PendingLineProps) {
  const board = useBoard();
  const words = usePendingWords();
  return (
    <div className={styles.failed} data-testid="action-failed">
      <Icon name="triangle-alert" />
      <p>{words.say(action, mode)}</p>
      {words.canRetry(action) && (
        <OfficeButton kind="plain" onClick={() => board.retry(action)}>
          <Text id="board.act.retry" />
        </OfficeButton>
      )}
    </div>
  );
}
