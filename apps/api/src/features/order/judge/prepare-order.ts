import { mailKey, type OrderClaim, type SiteConfig } from '@comptoir/contract';
import type { StockCount } from '@comptoir/domain';
import { type BusyKitchen, readBusyKitchen } from '../../capacity/busy-kitchen.ts';
import type { TakenWork } from '../../capacity/taken-work-repository.ts';
import type { OfferRecord } from '../../catalogue/record/catalogue.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import { readCounts } from '../../count/count-repository.ts';
import type { DistanceTools } from '../../delivery/distance/find-distance.ts';
import { findCoupon } from '../../offer/find-coupon.ts';
import { countCouponUses, isCouponLeft } from '../../offer/offer-repository.ts';
import { type LocatedPlace, locatePlace } from './locate-place.ts';
import { type ReadClaim, readClaim } from './read-claim.ts';
import type { Refusal } from './refusal.ts';

export interface JudgeTools extends DistanceTools {
  catalogue: ServedCatalogue;
  site: SiteConfig;
  addressKey(email: string): string;
  /** Reads what the kitchen has to do. Orders that arrive together share a read, because each is judged again when it is stored. */
  readTaken: (now: Temporal.Instant) => Promise<TakenWork>;
}

/** The catalogue and the clock by which an order is judged. A rehearsal has others than the shop. */
export interface Scene {
  snapshot: Snapshot;
  now: () => Temporal.ZonedDateTime;
  /** Absent means that the order's own address is looked up. */
  located?: LocatedPlace;
}

export interface PreparedOrder extends Pick<LocatedPlace, 'measured'> {
  snapshot: Snapshot;
  /** Null if the restaurant has declared no posts. */
  busyKitchen: BusyKitchen | null;
  counts: StockCount[];
  read: ReadClaim;
  coupon: OfferRecord | null;
}

export async function prepareOrder(
  tools: JudgeTools,
  body: Record<string, unknown>,
  scene: Scene = sceneNow(tools),
): Promise<{ prepared: PreparedOrder } | { refusal: Refusal }> {
  const { snapshot } = scene;
  const outcome = readClaim(body, snapshot);
  if ('refusal' in outcome) return outcome;
  const { claim } = outcome.read;
  const { customer, mode } = claim;
  const coupon = await findUsableCoupon(tools, scene, claim);
  const { place, measured } =
    scene.located ?? (await locatePlace(tools, { mode, place: customer.place }, snapshot.settings));
  const read = { ...outcome.read, claim: { ...claim, customer: { ...customer, place } } };
  const busyKitchen = await readBusyKitchen(snapshot, claim.localId, () => tools.readTaken(scene.now().toInstant()));
  const counts = await readCounts(tools.db, snapshot);
  return { prepared: { snapshot, read, measured, coupon, busyKitchen, counts } };
}

export function sceneNow({ catalogue, now }: Pick<JudgeTools, 'catalogue' | 'now'>): Scene {
  return { snapshot: catalogue.current(), now };
}

async function findUsableCoupon(
  { db, addressKey }: JudgeTools,
  { snapshot, now }: Scene,
  claim: OrderClaim,
): Promise<OfferRecord | null> {
  const coupon = claim.coupon === null ? null : findCoupon(snapshot.offers, claim.coupon, now().toInstant());
  if (!coupon) return null;
  const email = mailKey(claim.customer.email);
  const uses = await countCouponUses(db, coupon.id, { key: addressKey(email), email });
  return isCouponLeft(coupon, uses) ? coupon : null;
}
