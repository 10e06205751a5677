import type { EndReason, LinkForm, LiveProgress, Progress } from '@comptoir/domain';
import type { PastLine } from '../order/past/past-line.ts';
import type { Receipt } from '../order/receipt.ts';
import type { LiveWithdrawal } from './live-withdrawal.ts';

/** `requested` means that the payment provider has not confirmed the refund yet. */
export const refundStatuses = ['requested', 'done', 'refused'] as const;

export interface LiveRefund {
  lines: number[] | null;
  /** Without the tip. */
  amountCents: number;
  /** The part of a tip that went back. Absent if none did. */
  tipCents?: number;
  status: (typeof refundStatuses)[number];
  /** The time of the request or, for a settled refund, the time of its settlement. */
  at: Temporal.Instant;
}

export interface ShortOrder {
  form: Exclude<LinkForm, 'whole' | 'gone'>;
  orderNumber: number;
  version: number;
  state: Progress;
  day: Temporal.PlainDate;
  totalCents: number;
  withdrawal: LiveWithdrawal | null;
}

/** An order for its diner. `liveSteps` computes the steps when they are rendered, from the current time. */
export interface LiveOrder extends LiveProgress {
  form: Extract<LinkForm, 'whole'>;
  orderNumber: number;
  /** Increases by one with each step. The first display on a kitchen's screen is not a step. */
  version: number;
  dueAt: Temporal.Instant;
  /** The time from which the order waits for the restaurant's answer, possibly the start of a later service; null if it was answered. */
  waitingSince: Temporal.Instant | null;
  canCancel: boolean;
  /** A company may ask for an invoice by the link (LAW-68). */
  canInvoice: boolean;
  reason: EndReason | null;
  message: string | null;
  soldOut: number[];
  again: PastLine[];
  refunds: LiveRefund[];
  /** Null if nothing can be given back and no withdrawal was declared. */
  withdrawal: LiveWithdrawal | null;
  /** Without the order's id, because anyone who has the id could confirm the order. */
  receipt: Receipt;
}
