import type { Context } from '../../../context.ts';
import type { OfferRecord } from '../../catalogue/catalogue.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import type { AddressProblem, MeasuredAddress } from '../../delivery/distance/measured-address.ts';
import { findCoupon } from '../../offer/find-coupon.ts';
import { countCouponUses, isCouponLeft } from '../../offer/offer-repository.ts';
import type { Refusal } from '../refusal.ts';
import { measureOrder, pinPlace } from './measure-order.ts';
import { type ReadClaim, readClaim } from './read-claim.ts';

/** A body that reads as an order, with everything that has to be asked before it can be judged. */
export interface PreparedOrder {
  snapshot: Snapshot;
  read: ReadClaim;
  measured: MeasuredAddress | AddressProblem | null;
  coupon: OfferRecord | null;
}

/** Reads a body as an order and asks the database and the geocoder what judging it needs. */
export async function prepareOrder(
  context: Context,
  body: Record<string, unknown>,
): Promise<{ prepared: PreparedOrder } | { refusal: Refusal }> {
  const snapshot = context.catalogue.current();
  const claim = readClaim(body, snapshot.entries);
  if ('refusal' in claim) return claim;
  const coupon = await findUsableCoupon(context, snapshot, claim.read);
  const measured = await measureOrder(context, claim.read.claim, snapshot.settings);
  const read = { ...claim.read, claim: pinPlace(claim.read.claim, measured) };
  return { prepared: { snapshot, read, measured, coupon } };
}

/** The coupon of an order; null when its code is not valid or used up: then it gives nothing. */
async function findUsableCoupon(
  { database, now }: Context,
  { offers }: Snapshot,
  { claim }: ReadClaim,
): Promise<OfferRecord | null> {
  const coupon = claim.coupon === null ? null : findCoupon(offers, claim.coupon, now().toInstant());
  if (!coupon) return null;
  return isCouponLeft(coupon, await countCouponUses(database.db, coupon.id, claim.customer.email.toLowerCase()))
    ? coupon
    : null;
}
