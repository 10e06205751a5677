import type { OfferRecord } from '../catalogue/record/catalogue.ts';
import { normalizeCode } from '../catalogue/record/normalize-code.ts';

/** Finds the offer of a valid coupon, or null. Conditions and limits are checked with the order. */
export function findCoupon(offers: OfferRecord[], code: string, now: Temporal.Instant): OfferRecord | null {
  const wanted = normalizeCode(code);
  const offer = offers.find((candidate) => candidate.code === wanted);
  if (!offer?.isActive) return null;
  const isExpired =
    offer.expiresAt !== null && Temporal.Instant.compare(Temporal.Instant.from(offer.expiresAt), now) <= 0;
  return isExpired ? null : offer;
}
