import type { BoardOrder } from '@comptoir/contract';
import { Icon } from '@comptoir/ui';
import type { MessageId } from '../../../messages/message-id.ts';
import { Text } from '../../../messages/text.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { OfficeButton } from '../../../parts/office-button.tsx';
import type { PendingAction } from '../../../state/board/actions/action-store.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { useBoard } from '../base/board-context.ts';
import styles from './pending-lines.module.css';

const queuedTexts: Partial<Record<PendingAction['kind'], MessageId>> = {
  accept: 'board.act.queued.accept',
  start: 'board.act.queued.start',
  ready: 'board.act.queued.ready',
  leave: 'board.act.queued.leave',
  'hand-over': 'board.act.queued.handOver',
  recall: 'board.act.queued.recall',
  delay: 'board.act.queued.delay',
};

interface PendingLinesProps {
  order: BoardOrder;
  pending: readonly PendingAction[];
}

/** What was tapped on a card and is not done: it waits for a connection (BRD-41), or was not noted (BRD-57). */
export function PendingLines({ order, pending }: PendingLinesProps) {
  return pending.map((action) => {
    const key = action.body.action_id;
    if (action.phase === 'queued') return <QueuedLine key={key} action={action} mode={order.mode} />;
    return action.phase === 'failed' ? <FailedLine key={key} action={action} /> : null;
  });
}

function QueuedLine({ action: { kind }, mode }: { action: PendingAction; mode: BoardOrder['mode'] }) {
  const text = queuedTexts[kind];
  return (
    <p className={styles.queued} data-testid="pending-action">
      <Icon name="clock" />
      {text && <Text id={text} values={{ mode }} />}
    </p>
  );
}

function FailedLine({ action }: { action: PendingAction }) {
  const board = useBoard();
  const say = useMessage();
  const isLost = useBoardStore(({ link }) => link.state === 'lost');
  const needsLink = isLost && !action.mayWait;
  const message = action.message ?? say(needsLink ? 'board.act.offline' : 'board.act.failed');
  return (
    <div className={styles.failed} data-testid="action-failed">
      <Icon name="triangle-alert" />
      <p>{message}</p>
      {action.message === null && !needsLink && (
        <OfficeButton kind="plain" onClick={() => board.retry(action)}>
          <Text id="board.act.retry" />
        </OfficeButton>
      )}
    </div>
  );
}
