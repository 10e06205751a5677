import type { OrderClaim, SiteConfig } from '@comptoir/contract';
import type { Kitchen, PostTask, PricedCart, StockCount, TakenUnits } from '@comptoir/domain';
import type { BusyKitchen } from '../../capacity/busy-kitchen.ts';
import type { OfferRecord } from '../../catalogue/record/catalogue.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import type { DecidedDelivery } from './decide-delivery.ts';
import type { OrderTime } from './decide-time.ts';
import type { LocatedPlace } from './locate-place.ts';

export interface Judgement {
  snapshot: Snapshot;
  site: SiteConfig;
  now: Temporal.ZonedDateTime;
  measured: LocatedPlace['measured'];
  coupon: OfferRecord | null;
  /** Null if the restaurant has declared no posts. */
  busyKitchen: BusyKitchen | null;
  /** The units that are left of counted items. */
  counts: StockCount[];
  /** When the order's card payment was last prepared; null without one, and for a mere question. */
  preparedAt: Temporal.Instant | null;
}

export interface AcceptedOrder {
  claim: OrderClaim;
  priced: PricedCart;
  time: OrderTime;
  delivery: DecidedDelivery;
  coupon: OfferRecord | null;
  /** Null if the restaurant has declared no posts. */
  kitchen: Kitchen | null;
  /** What the kitchen has to do for the order; empty without posts. */
  tasks: PostTask[];
  /** What the order takes of the counts. */
  units: TakenUnits[];
}
