import type { BoardEntry, DishChange, EndReason, Mode, OrderVersion, PaymentMethod, Place } from '@comptoir/domain';

export interface BoardLine {
  itemId: number;
  categoryId: number;
  name: string;
  quantity: number;
  isFree: boolean;
  /** In menu order. */
  options: { name: string; choices: { name: string; quantity: number }[] }[];
  /** What of it is not as the dish comes. */
  changes: DishChange[];
  note: string;
  /** It was paid back, or will be. */
  isRefunded: boolean;
}

/** An arrived order as the kitchen sees it. Amounts are integer cents. */
export interface BoardOrder extends BoardEntry, OrderVersion {
  mode: Mode;
  /** What the diner was told when ordering. */
  promisedAt: Temporal.Instant;
  /** What they are told now. */
  dueAt: Temporal.Instant;
  acceptedAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
  /** Who of the restaurant took the last step; null: the shop, whoever ordered, or nobody yet. */
  movedBy: string | null;
  /** For a slot, or for as soon as possible while nothing of it was served. */
  isScheduled: boolean;
  /** A screen has shown it. Showing an order is no step of it: its version stays. */
  isSeen: boolean;
  /** Why it was refused or cancelled, and in the restaurant's words. */
  reason: EndReason | null;
  message: string | null;
  /** Of the last name its first letter. */
  customer: { firstName: string; initial: string; phone: string };
  /** Null for pickup. */
  place: Place | null;
  /** Units, free ones too (BRD-05). */
  dishes: number;
  paymentMethod: PaymentMethod;
  /** To be collected in cash. */
  dueCents: number;
  totalCents: number;
  refundedCents: number;
  /** The provider refused to pay something back, and nobody noted yet how it was settled. */
  hasRefusedRefund: boolean;
  lines: BoardLine[];
}
