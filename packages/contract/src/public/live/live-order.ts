import type { EndReason, LinkForm, LiveProgress, Progress } from '@comptoir/domain';
import type { PastLine } from '../order/past-line.ts';
import type { Receipt } from '../order/receipt.ts';

/** `requested`: not confirmed yet. */
export const refundStatuses = ['requested', 'done', 'refused'] as const;

export interface LiveRefund {
  /** Positions of the receipt's lines; null: everything that was left of the order. */
  lines: number[] | null;
  amountCents: number;
  status: (typeof refundStatuses)[number];
  /** When it was requested or, once it is settled, when it was settled. */
  at: Temporal.Instant;
}

/** The short form of an order, some days after its end (LIV-14). */
export interface ShortOrder {
  form: Exclude<LinkForm, 'whole' | 'gone'>;
  orderNumber: number;
  state: Progress;
  day: Temporal.PlainDate;
  totalCents: number;
}

/** An order for its diner. `liveSteps` computes the steps by the clock when they are shown. */
export interface LiveOrder extends LiveProgress {
  form: Extract<LinkForm, 'whole'>;
  orderNumber: number;
  /** Grows by one with each step. Being shown on a screen is no step. */
  version: number;
  dueAt: Temporal.Instant;
  /** When the order began to wait for its answer, possibly a service to come; null: it was answered. */
  waitingSince: Temporal.Instant | null;
  canCancel: boolean;
  reason: EndReason | null;
  message: string | null;
  soldOut: number[];
  /** Empty before its end. */
  again: PastLine[];
  refunds: LiveRefund[];
  /** Without the order's id, by which someone else could confirm it. */
  receipt: Receipt;
}
