import type { NoticeKind } from '@comptoir/contract';
import type { Mode, OrderAction, OrderProgress } from '@comptoir/domain';

export interface Step {
  action: OrderAction;
  after: Pick<OrderProgress, 'dueAt'>;
  promisedAt: Temporal.Instant;
  mode: Mode;
}

export function noticeKind({ action, mode }: Pick<Step, 'action' | 'mode'>): NoticeKind | null {
  switch (action.kind) {
    case 'accept':
      return 'accepted';
    case 'delay':
      return 'delayed';
    case 'ready':
      return mode === 'pickup' ? 'ready' : null;
    case 'leave':
      return 'on_the_way';
    case 'recall':
      return mode === 'pickup' ? 'corrected' : null;
    case 'refuse':
      return 'refused';
    case 'cancel':
    case 'withdraw':
      return 'cancelled';
    default:
      return null;
  }
}

const toldAt = (instant: Temporal.Instant) => instant.round({ smallestUnit: 'minute', roundingMode: 'floor' });

/** True if the notice is also mailed. The acceptance of an order for its promised time is not (LIV-15). */
export function isWritten(kind: NoticeKind, { after, promisedAt }: Pick<Step, 'after' | 'promisedAt'>): boolean {
  return kind !== 'accepted' || !toldAt(after.dueAt).equals(toldAt(promisedAt));
}
