import type { EndReason, LinkForm, LiveProgress, Progress } from '@comptoir/domain';
import type { PastLine } from '../order/past-line.ts';
import type { Receipt } from '../order/receipt.ts';

/** `requested`: nobody knows yet that it was paid. */
export const refundStatuses = ['requested', 'done', 'refused'] as const;

/** What of an order goes back to whoever paid it, or went. */
export interface LiveRefund {
  /** Positions of the receipt's lines that it is for; null: all that was left of the order. */
  lines: number[] | null;
  amountCents: number;
  status: (typeof refundStatuses)[number];
  /** When it was asked for or, once it is settled, when that was. */
  at: Temporal.Instant;
}

/** What is left of an order for whoever has its link, some days after its end (LIV-14). */
export interface ShortOrder {
  form: Exclude<LinkForm, 'whole' | 'gone'>;
  orderNumber: number;
  state: Progress;
  /** On which it was placed, in the restaurant's zone. */
  day: Temporal.PlainDate;
  totalCents: number;
}

/** How an order stands, as whoever has its link sees it. Steps that the clock makes (`liveSteps`) are counted where they are shown. */
export interface LiveOrder extends LiveProgress {
  form: Extract<LinkForm, 'whole'>;
  orderNumber: number;
  /** One more with each step; that a screen has shown it is none. */
  version: number;
  /** What the diner is told now; what they were told when ordering is the receipt's. */
  dueAt: Temporal.Instant;
  /** Since when an answer is waited for, which may be a service to come; null: it was answered. */
  waitingSince: Temporal.Instant | null;
  canCancel: boolean;
  /** Why it was refused or cancelled, and in the restaurant's words. */
  reason: EndReason | null;
  message: string | null;
  /** Ids of the dishes that the kitchen refused it for. */
  soldOut: number[];
  /** What was in it, to be ordered again; empty while it goes on. */
  again: PastLine[];
  refunds: LiveRefund[];
  /** Names the order by its number alone: its id would let somebody else confirm it. */
  receipt: Receipt;
}
