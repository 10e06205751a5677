import type { OrderStatus } from '@comptoir/contract';
import type {
  Company,
  LineFacts,
  Mode,
  PaymentFacts,
  PaymentMethod,
  Place,
  RateShare,
  Seller,
  TaxLine,
  ToldOption,
  Wishes,
} from '@comptoir/domain';
import type { ChosenOptionRecord, DiscountRecord } from '../../../db/schema/index.ts';

/** A line of a stored order. Amounts are cents at the time of the order. */
export interface OrderLine {
  itemId: number;
  menuId: number;
  categoryId: number;
  name: string;
  options: ChosenOptionRecord[];
  /** The options as they were shown to the diner (CRT-34). Null for orders of earlier versions. */
  told: ToldOption[] | null;
  quantity: number;
  note: string;
  unitCents: number;
  totalCents: number;
  discountCents: number;
  isFree: boolean;
  shares: RateShare[];
  facts: LineFacts;
}

interface Customer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export interface Order extends Customer {
  /** The id is random, because knowing the id grants access to the order. */
  id: string;
  number: number;
  localId: string;
  bodyHash: string;
  status: OrderStatus;
  mode: Mode;
  userId: number | null;
  location: Place | null;
  zone: string | null;
  dateText: string;
  readyFrom: Temporal.Instant | null;
  promisedAt: Temporal.Instant;
  subtotalCents: number;
  discountCents: number;
  deliveryCents: number;
  surchargeCents: number;
  taxCents: number;
  totalCents: number;
  /** In no other amount (PYX-88). */
  tipCents: number;
  paymentMethod: PaymentMethod;
  transactionId: string | null;
  /** Null before the order is paid online, and for cash. */
  paidBy: PaymentFacts | null;
  coupon: string | null;
  discounts: DiscountRecord[];
  placedAt: Temporal.Instant;
  wishes: Wishes;
  /** The company that has the invoice; null for a person. */
  company: Company | null;
  lines: OrderLine[];
  taxes: TaxLine[];
  /** The token of the order's page. Null until the order is in the kitchen, and after erasure of personal data. */
  trackToken: string | null;
}

export interface NewOrder extends Omit<Order, 'number' | 'trackToken'> {
  /** What the invoice of a company's order will say of the seller, and the zone of its day. */
  invoicing?: { seller: Seller; timeZone: string } | null;
}

export interface OrderEvent {
  kind: string;
  data: Record<string, unknown>;
  at: Temporal.Instant;
}
