import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { aboutOffer, liveOffers, targetsOf } from './offer-targets.ts';

/** Offers of a second unit that meet a drink with alcohol. */
export function pairedAlcohol(input: CheckInput): Slip[] {
  return liveOffers(input).flatMap((offer): Slip[] => {
    if (offer.type !== 'buy_one_get_one') return [];
    const drink = targetsOf(offer, input).find(({ item }) => item.alcohol !== undefined);
    return drink ? [aboutOffer(offer, 'targets', { values: { item: drink.item.name } })] : [];
  });
}
