import type { OrderStatus } from '@comptoir/contract';
import type { Mode, PaymentMethod, Place, RateShare, TaxLine, ToldOption } from '@comptoir/domain';
import type { ChosenOptionRecord, DiscountRecord } from '../../../db/schema/index.ts';

/** A line of a stored order; amounts are integer cents, as they were when it was placed. */
export interface OrderLine {
  itemId: number;
  menuId: number;
  categoryId: number;
  name: string;
  options: ChosenOptionRecord[];
  /** What of them the diner was told (CRT-34); null: an order of an earlier version. */
  told: ToldOption[] | null;
  quantity: number;
  note: string;
  unitCents: number;
  totalCents: number;
  discountCents: number;
  isFree: boolean;
  shares: RateShare[];
}

interface Customer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** An order as it is kept. It explains itself: nothing in it changes with the menu. */
export interface Order extends Customer {
  /** Unguessable; who knows it may ask for the order. */
  id: string;
  /** What people say to each other. */
  number: number;
  localId: string;
  bodyHash: string;
  status: OrderStatus;
  mode: Mode;
  userId: number | null;
  location: Place | null;
  zone: string | null;
  dateText: string;
  /** ASAP only. */
  readyFrom: Temporal.Instant | null;
  /** What the diner was told. */
  promisedAt: Temporal.Instant;
  subtotalCents: number;
  discountCents: number;
  deliveryCents: number;
  /** What of the delivery is the surcharge of a small basket. */
  surchargeCents: number;
  taxCents: number;
  totalCents: number;
  paymentMethod: PaymentMethod;
  transactionId: string | null;
  coupon: string | null;
  discounts: DiscountRecord[];
  placedAt: Temporal.Instant;
  lines: OrderLine[];
  taxes: TaxLine[];
  /** Who knows it may follow the order; null: it has not come to the kitchen yet, or whoever ordered was forgotten. */
  trackToken: string | null;
}

/** An order that has no number yet: the database gives it. */
export type NewOrder = Omit<Order, 'number' | 'trackToken'>;

export interface OrderEvent {
  kind: string;
  data: Record<string, unknown>;
  at: Temporal.Instant;
}
