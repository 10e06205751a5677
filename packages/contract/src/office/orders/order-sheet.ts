import type { AlarmStep, EndReason, Progress } from '@comptoir/domain';
import type { LiveRefund } from '../../public/live/live-order.ts';
import type { Receipt } from '../../public/order/receipt-wire.ts';

/** What the history of an order tells the restaurant, by its kinds. */
export const sheetEventKinds = [
  'placed',
  'paid',
  'seen',
  'accepted',
  'taken_back',
  'started',
  'delayed',
  'ready',
  'left',
  'handed_over',
  'delivered',
  'cash_not_collected',
  'recalled',
  'refused',
  'cancelled',
  'no_show',
  'alarm',
  'refund_requested',
  'refunded',
  'refund_refused',
  'noted',
  'mailed',
  'mail_failed',
] as const;

/** Something that happened to an order (BRD-46). What its kind does not know is null. */
export interface SheetEvent {
  kind: (typeof sheetEventKinds)[number];
  at: Temporal.Instant;
  /** Who did it: a name, `system` or `diner`; and at which device, where that has another name. */
  by: string | null;
  device: string | null;
  /** For when it was accepted or delayed, and by how much that was. */
  dueAt: Temporal.Instant | null;
  minutes: number | null;
  /** Integer cents that were paid or paid back. */
  amountCents: number | null;
  /** The step to which it was taken back. */
  to: Progress | null;
  /** Why it was ended. */
  reason: EndReason | null;
  /** What was done since nobody answered. */
  step: AlarmStep | null;
  /** What somebody noted. */
  text: string | null;
}

/** What the restaurant knows of an order beside what its card shows (BRD-45). */
export interface OrderSheet {
  /** The order's, as the board counts it: whoever knows a newer one asks again. */
  version: number;
  receipt: Receipt;
  lastName: string;
  /** Null: whoever asks works in the kitchen, which needs none. */
  email: string | null;
  /** The provider's id of the payment; null: in cash. */
  transactionId: string | null;
  coupon: string | null;
  refunds: LiveRefund[];
  /** The oldest first. */
  events: SheetEvent[];
}
