import { mailKey, type SiteConfig } from '@comptoir/contract';
import type { OfferRecord } from '../../catalogue/record/catalogue.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import type { DistanceTools } from '../../delivery/distance/find-distance.ts';
import type { AddressProblem, MeasuredAddress } from '../../delivery/distance/measured-address.ts';
import { findCoupon } from '../../offer/find-coupon.ts';
import { countCouponUses, isCouponLeft } from '../../offer/offer-repository.ts';
import { measureOrder, pinPlace } from './measure-order.ts';
import { type ReadClaim, readClaim } from './read-claim.ts';
import type { Refusal } from './refusal.ts';

export interface JudgeTools extends DistanceTools {
  catalogue: ServedCatalogue;
  site: SiteConfig;
  addressKey(email: string): string;
}

export interface PreparedOrder {
  snapshot: Snapshot;
  read: ReadClaim;
  measured: MeasuredAddress | AddressProblem | null;
  coupon: OfferRecord | null;
}

export async function prepareOrder(
  tools: JudgeTools,
  body: Record<string, unknown>,
): Promise<{ prepared: PreparedOrder } | { refusal: Refusal }> {
  const snapshot = tools.catalogue.current();
  const claim = readClaim(body, snapshot.entries);
  if ('refusal' in claim) return claim;
  const coupon = await findUsableCoupon(tools, snapshot, claim.read);
  const measured = await measureOrder(tools, claim.read.claim, snapshot.settings);
  const read = { ...claim.read, claim: pinPlace(claim.read.claim, measured) };
  return { prepared: { snapshot, read, measured, coupon } };
}

async function findUsableCoupon(
  { db, now, addressKey }: JudgeTools,
  { offers }: Snapshot,
  { claim }: ReadClaim,
): Promise<OfferRecord | null> {
  const coupon = claim.coupon === null ? null : findCoupon(offers, claim.coupon, now().toInstant());
  if (!coupon) return null;
  const email = mailKey(claim.customer.email);
  const uses = await countCouponUses(db, coupon.id, { key: addressKey(email), email });
  return isCouponLeft(coupon, uses) ? coupon : null;
}
