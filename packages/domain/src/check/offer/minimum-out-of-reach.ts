import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { largestCartCents } from '../base/largest-cart.ts';
import { aboutOffer, liveOffers, openModes, openModesOf, targetsOf } from './offer-targets.ts';

/** Offers with a minimum above any cart of their dishes, or for a mode that is never open (OFE-08). */
export function minimumOutOfReach(input: CheckInput): Slip[] {
  const isEverOpen = openModes(input).length > 0;
  return liveOffers(input).flatMap((offer): Slip[] => {
    const modes = openModesOf(offer, input);
    if (modes.length === 0) return isEverOpen ? [aboutOffer(offer, 'mode', { values: {}, why: 'mode' })] : [];
    const onSale = targetsOf(offer, input).filter((entry) => input.onSale.includes(entry));
    if (onSale.length === 0 || offer.minimumCents <= largestCartCents(onSale, modes)) return [];
    const values = { minimumCents: offer.minimumCents };
    return [aboutOffer(offer, 'minimum', { values, why: 'minimum' })];
  });
}
