import * as z from 'zod/mini';
import { refundStatuses } from '../../public/live/live-order.ts';
import { withdrawalStates } from '../../public/live/live-withdrawal.ts';
import { instant, plainDate, typedLine } from '../../wire/codecs.ts';
import { withdrawnUnits } from '../board/board-order.ts';

/** A declared withdrawal for the managers. Amounts are integer cents. */
export const officeWithdrawalSchema = z.object({
  id: z.string(),
  /** Null as long as no order has the number and the address of the declaration. */
  orderId: z.nullable(z.string()),
  orderNumber: z.int(),
  /** Empty after the personal data was deleted, as is `email`. */
  name: typedLine,
  email: typedLine,
  lines: z.array(withdrawnUnits),
  amountCents: z.int(),
  paymentMethod: z.nullable(z.enum(['card', 'cash'])),
  declaredAt: instant,
  /** The instant from which nothing of the order could be given back; null before the hand-over. */
  until: z.nullable(instant),
  handedOverAt: z.nullable(instant),
  state: z.enum(withdrawalStates),
  /** The last day of the refund; null before the hand-over, when it is made at once. */
  lastDay: z.nullable(plainDate),
  /** The reason of a refusal. */
  note: z.nullable(typedLine),
  refundStatus: z.nullable(z.enum(refundStatuses)),
});

export type OfficeWithdrawal = z.infer<typeof officeWithdrawalSchema>;
