import {
  alarmSteps,
  disputeReasons,
  disputeStates,
  endReasons,
  identities,
  progressStates,
  refundReasons,
  ticketPapers,
} from '@comptoir/domain';
import * as z from 'zod/mini';
import { refundStatuses } from '../../public/live/live-order.ts';
import { receiptShape } from '../../public/order/receipt.ts';
import { instant, typedLine } from '../../wire/codecs.ts';

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
  'cash_presumed',
  'cash_missing',
  'recalled',
  'refused',
  'cancelled',
  'no_show',
  'alarm',
  'refund_requested',
  'refunded',
  'refund_refused',
  'withdrawn',
  'invoice_asked',
  'disputed',
  'dispute_ended',
  'noted',
  'printed',
  'mailed',
  'mail_failed',
  'erased',
] as const;

/** Steps that a diner is notified of. `corrected` means that "ready" was announced too early. */
export const noticeKinds = ['accepted', 'delayed', 'ready', 'on_the_way', 'corrected', 'refused', 'cancelled'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const mailedNotices = [...noticeKinds, 'receipt'] as const;

const sheetEvent = z.object({
  kind: z.enum(sheetEventKinds),
  at: instant,
  by: z.nullable(typedLine),
  /** The device's name, if `by` does not already contain it. */
  device: z.nullable(typedLine),
  dueAt: z.nullable(instant),
  minutes: z.nullable(z.int()),
  amountCents: z.nullable(z.int()),
  to: z.nullable(z.enum(progressStates)),
  reason: z.nullable(z.enum(endReasons)),
  step: z.nullable(z.enum(alarmSteps)),
  /** Of a refund that a member of staff asked for (REP-28). */
  refundReason: z.exactOptional(z.enum(refundReasons)),
  /** Of the hand-over of an order with alcohol. Absent too if the system ended the order (LAW-29). */
  identity: z.exactOptional(z.enum(identities)),
  /** Of a dispute: why the payment is contested, or how that ended (PYX-76). */
  dispute: z.exactOptional(z.enum([...disputeReasons, ...disputeStates])),
  text: z.nullable(typedLine),
  /** What a mail said; absent of a receipt that was mailed. */
  notice: z.exactOptional(z.enum(mailedNotices)),
  /** Of a printed paper: how often the same printer had printed it before (TCK-06). */
  print: z.exactOptional(z.object({ paper: z.enum(ticketPapers), copy: z.int() })),
});

const isKnown = (event: { kind: string }): event is z.input<typeof sheetEvent> =>
  sheetEventKinds.some((kind) => kind === event.kind);

/** Leaves out events of unknown kinds, because the server may be newer than the page. */
const sheetEvents = z.codec(z.array(z.looseObject({ kind: z.string() })), z.array(sheetEvent), {
  decode: (events) => events.filter(isKnown),
  encode: (events) => events,
});

export const sheetDispute = z.object({
  /** The provider's id. */
  id: z.string(),
  amountCents: z.int(),
  reason: z.enum(disputeReasons),
  state: z.enum(disputeStates),
  openedAt: instant,
  /** Until when the restaurant may answer; null if it can't any more. */
  dueBy: z.nullable(instant),
  /** False while the dispute keeps the payment from being refunded (PYX-79). */
  isRefundable: z.boolean(),
});
export type SheetDispute = z.infer<typeof sheetDispute>;

export const orderSheetSchema = z.object({
  version: z.int(),
  receipt: receiptShape,
  lastName: typedLine,
  /** The diner's e-mail address; null for the kitchen, and after the personal data was deleted. */
  email: z.nullable(typedLine),
  transactionId: z.nullable(z.string()),
  coupon: z.nullable(z.string()),
  refunds: z.array(
    z.object({
      /** Positions of the refunded lines; null means the whole remaining amount. */
      lines: z.nullable(z.array(z.int())),
      /** Without the tip. */
      amountCents: z.int(),
      tipCents: z.exactOptional(z.int()),
      status: z.enum(refundStatuses),
      at: instant,
    }),
  ),
  disputes: z.array(sheetDispute),
  events: sheetEvents,
});

export type SheetEvent = z.infer<typeof sheetEvent>;
export type OrderSheet = z.infer<typeof orderSheetSchema>;
