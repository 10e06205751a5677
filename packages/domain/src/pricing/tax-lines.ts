import { roundHalfUpSafe } from '../money/round-half-up.ts';
import { shareCents } from '../money/share-cents.ts';
import type { TaxPolicy } from './lines/tax-policy.ts';
import type { RateShare, TaxLine } from './priced-cart.ts';

/** Adds the delivery fee to the amounts of the goods pro rata, or at rate 0 if the goods cost nothing (DEC-17, CRT-31). Integer cents. */
export function addDelivery(
  left: RateShare[],
  sumBeforeDiscounts: () => RateShare[],
  deliveryCents: number,
): RateShare[] {
  if (deliveryCents === 0) return left;
  const basis = hasAmount(left) ? left : sumBeforeDiscounts();
  if (!hasAmount(basis)) return [{ rateBp: 0, amountCents: deliveryCents }];
  const fees = shareCents(
    deliveryCents,
    basis.map(({ amountCents }) => amountCents),
  );
  const leftAt = new Map(left.map(({ rateBp, amountCents }) => [rateBp, amountCents]));
  return basis.map(({ rateBp }, position) => ({
    rateBp,
    amountCents: (leftAt.get(rateBp) ?? 0) + (fees[position] ?? 0),
  }));
}

function hasAmount(shares: RateShare[]): boolean {
  return shares.some(({ amountCents }) => amountCents > 0);
}

export function taxByRate(amounts: RateShare[], policy: TaxPolicy): TaxLine[] {
  return amounts.filter(({ amountCents }) => amountCents > 0).map((share) => taxLine(share, policy));
}

function taxLine({ rateBp, amountCents }: RateShare, { isEnabled, isInclusive }: TaxPolicy): TaxLine {
  if (!isEnabled) return { rateBp, netCents: amountCents, taxCents: 0, grossCents: amountCents };
  if (!isInclusive) {
    const taxCents = roundHalfUpSafe(amountCents * rateBp, 10000);
    return { rateBp, netCents: amountCents, taxCents, grossCents: amountCents + taxCents };
  }
  const taxCents = roundHalfUpSafe(amountCents * rateBp, 10000 + rateBp);
  return { rateBp, netCents: amountCents - taxCents, taxCents, grossCents: amountCents };
}
