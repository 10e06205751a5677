import type { Mode } from '../menu/menu.ts';
import type { RefundReason } from '../office/refund-reasons.ts';
import type { AppliedOffer, TaxLine } from '../pricing/priced-cart.ts';

/** Why money went back: what staff chose, or the step of the order that it belongs to. */
export type PaidBackReason = RefundReason | 'no_show' | 'withdrawal';

/** A granted discount as the order stores it. `code` is that of its coupon, `target` its one dish or category. */
export interface SaleDiscount extends Omit<AppliedOffer, 'isCoupon'> {
  code: string | null;
  target: string | null;
  gender: 'f' | 'm';
}

/** Buyers without and with an invoice. */
export type SaleChannel = 'public' | 'company';

interface Entry {
  /** The service day of the entry, such as "2026-11-20". */
  day: string;
  /** The instant of the entry. */
  at: Temporal.Instant;
  /** The number of the order. */
  number: number;
  method: 'card' | 'cash';
  mode: Mode;
  /** Whether a company had its invoice, or had asked for it, at that instant (LAW-70). */
  channel: SaleChannel;
  /** The delivery zone of the order. Null for pickup, and where fees depend on the distance. */
  zone: string | null;
  /** In cents, not negative. A refund takes it off. */
  amountCents: number;
  /** The amount by VAT rate, not negative. */
  taxes: TaxLine[];
}

/** An order on the service day on which it became paid (ODEC-15). */
export interface Sale extends Entry {
  kind: 'sale';
  /** The local hour at which the diner ordered, from 0 to 23. */
  orderedHour: number;
  /** Units of dishes, gifts included. */
  dishes: number;
  /** The part of the amount that is delivery, as it was priced. */
  deliveryCents: number;
  discounts: SaleDiscount[];
}

/** A refund on the service day on which it was settled, with its own rates (REP-03). */
export interface PaidBack extends Entry {
  kind: 'refund';
  /** Null for refunds of earlier versions, which have none. */
  reason: PaidBackReason | null;
  /** True if the order was refused, cancelled or not collected. */
  isOfEnd: boolean;
}

/** What reports, exports and comparisons are made of. */
export type SaleEntry = Sale | PaidBack;
