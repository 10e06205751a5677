import type { CheckInput } from '../base/check-input.ts';
import type { CheckedOffer } from '../base/checked-catalogue.ts';
import type { Slip } from '../base/finding.ts';
import { aboutOffer, liveOffers } from './offer-targets.ts';

/** Coupons that have ended, are used up, or hold for anybody at any time. Hours are a limit too. */
export function couponLimits(input: CheckInput): Slip[] {
  return liveOffers(input).flatMap((offer): Slip[] => {
    if (offer.code === null || offer.autoApply) return [];
    const why = reasonOf(offer, input);
    return why ? [aboutOffer(offer, why === 'expired' ? 'expiresAt' : 'maxUses', { values: {}, why })] : [];
  });
}

function reasonOf(offer: CheckedOffer, { facts, at }: CheckInput): 'expired' | 'used' | 'unlimited' | null {
  const { id, maxUses, maxUsesPerCustomer, expiresAt, activeTimes } = offer;
  if (expiresAt !== null && Temporal.Instant.from(expiresAt).epochMilliseconds <= at.epochMilliseconds)
    return 'expired';
  if (maxUses !== null && (facts.couponUses.get(id) ?? 0) >= maxUses) return 'used';
  const isLimited = maxUses !== null || maxUsesPerCustomer !== null || expiresAt !== null || activeTimes.length > 0;
  return isLimited ? null : 'unlimited';
}
