import type { Mode, OrderAction, OrderProgress } from '@comptoir/domain';

export const noticeKinds = ['accepted', 'delayed', 'ready', 'on_the_way', 'corrected', 'refused', 'cancelled'] as const;

/** The steps of an order of which its diner gets a notice. `corrected`: the order was announced as ready too early. */
export type NoticeKind = (typeof noticeKinds)[number];

/** An action on an order, with the time for which the order is due after it. */
export interface Step {
  action: OrderAction;
  after: Pick<OrderProgress, 'dueAt'>;
  promisedAt: Temporal.Instant;
  mode: Mode;
}

/** What a step is told by (O-D4); null: the diner would be told nothing that they do not know. */
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

/** As an hour is told. */
const toldAt = (instant: Temporal.Instant) => instant.round({ smallestUnit: 'minute', roundingMode: 'floor' });

/** Whether a mail is worth it: that all goes as promised is seen on the phone, and needs none (LIV-15). */
export function isWritten(kind: NoticeKind, { after, promisedAt }: Pick<Step, 'after' | 'promisedAt'>): boolean {
  return kind !== 'accepted' || !toldAt(after.dueAt).equals(toldAt(promisedAt));
}
