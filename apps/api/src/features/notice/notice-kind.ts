import type { Mode, OrderAction, OrderProgress } from '@comptoir/domain';

/** What a diner is written about their order; `corrected`: it was said to be ready, and is not yet. */
export type NoticeKind = 'accepted' | 'delayed' | 'ready' | 'on_the_way' | 'corrected' | 'refused' | 'cancelled';

interface Step {
  action: OrderAction;
  after: Pick<OrderProgress, 'dueAt'>;
  promisedAt: Temporal.Instant;
  mode: Mode;
}

/** What a step is told by (O-D4); null: a mail would say nothing that the diner does not know (LIV-15). */
export function noticeKind({ action, after, promisedAt, mode }: Step): NoticeKind | null {
  switch (action.kind) {
    case 'accept':
      return Temporal.Instant.compare(after.dueAt, promisedAt) === 0 ? null : 'accepted';
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
