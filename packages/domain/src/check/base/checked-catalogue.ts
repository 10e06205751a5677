import type { Post } from '../../capacity/post.ts';
import type { DeliveryRules } from '../../delivery/delivery-rules.ts';
import type { AccessibilityAudit } from '../../law/accessibility.ts';
import type { AlcoholLicence } from '../../law/alcohol.ts';
import type { AlcoholRules } from '../../law/alcohol-hours.ts';
import type { Menu, Mode } from '../../menu/menu.ts';
import type { Offer } from '../../offer/offer.ts';
import type { PaymentSettings } from '../../order/payment-method.ts';
import type { KitchenRules } from '../../order/progress/kitchen-times.ts';
import type { Reception } from '../../order/progress/progress.ts';
import type { TaxPolicy } from '../../pricing/lines/tax-policy.ts';
import type { Scheduling } from '../../schedule/scheduling.ts';

export interface CheckedOffer extends Offer {
  /** The code of a coupon in capitals; null if the offer is not a coupon. */
  code: string | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  expiresAt: string | null;
}

/** All that a restaurant sells by, published or not yet. */
export interface CheckedCatalogue {
  menus: Menu[];
  offers: CheckedOffer[];
  delivery: DeliveryRules;
  scheduling: Scheduling;
  payments: Pick<PaymentSettings, 'isCardActive' | 'isPaypalActive'>;
  kitchen: KitchenRules;
  /** The posts of the kitchen; empty if the restaurant has declared none. */
  posts: readonly Post[];
  reception: Reception;
  licence: AlcoholLicence;
  alcohol: AlcoholRules & { hasNightPermit: boolean };
  /** The audit of accessibility that the restaurant declares. */
  audit: AccessibilityAudit | null;
  /** Where the restaurant is; null if unknown. */
  place: { lat: number; lng: number } | null;
}

/** The number of orders of a mode on an ISO date. */
export interface OrdersOfDay {
  mode: Mode;
  date: string;
  orders: number;
}

/** What the catalogue does not know. */
export interface CheckFacts {
  tax: TaxPolicy;
  hasPicture: (path: string) => boolean;
  /** The uses of coupons by the id of their offer. */
  couponUses: ReadonlyMap<number, number>;
  /** The orders that are still to be handed over. */
  openOrders: readonly OrdersOfDay[];
  /** The orders for a slot of the last four weeks. */
  slotOrders: readonly OrdersOfDay[];
  people: number;
  devices: number;
  boardSeenAt: Temporal.Instant | null;
  hasCardKeys: boolean;
  /** Whether the account at the payment provider offers PayPal. Null if unknown. */
  isPaypalOffered: boolean | null;
  hasMail: boolean;
}
