import type { BoardOrder } from '@comptoir/contract';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import type { PendingAction } from '../../../state/board/actions/action-store.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';

const queuedTexts: Partial<Record<PendingAction['body']['kind'], MessageId>> = {
  accept: 'board.act.queued.accept',
  start: 'board.act.queued.start',
  ready: 'board.act.queued.ready',
  leave: 'board.act.queued.leave',
  'hand-over': 'board.act.queued.handOver',
  recall: 'board.act.queued.recall',
  delay: 'board.act.queued.delay',
};

interface PendingWords {
  /** The text is empty while the action is being sent. */
  say: (action: PendingAction, mode: BoardOrder['mode']) => string;
  /** Returns true if another try could succeed. */
  canRetry: (action: PendingAction) => boolean;
}

/** The text about an action that waits for a connection (BRD-41) or has failed (BRD-57). */
export function usePendingWords(): PendingWords {
  const say = useMessage();
  const isLost = useBoardStore(({ connection }) => connection.state === 'lost');
  const needsLink = ({ mayWait }: PendingAction) => isLost && !mayWait;
  return {
    say: (action, mode) => {
      const queued = queuedTexts[action.body.kind];
      if (action.phase === 'queued') return queued ? say(queued, { mode }) : '';
      if (action.phase === 'sending') return '';
      return action.message ?? say(needsLink(action) ? 'board.act.offline' : 'board.act.failed');
    },
    canRetry: (action) => action.message === null && !needsLink(action),
  };
}
