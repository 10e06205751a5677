import { freeItemCandidates } from '../../offer/free-item.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { isOff } from '../base/is-off.ts';
import { aboutOffer, hasLostTarget, liveOffers, openModesOf } from './offer-targets.ts';

/** Gifts that are not on sale, sold out without an end, or never served in the modes of their offer. */
export function nothingToGive(input: CheckInput): Slip[] {
  return liveOffers(input)
    .filter((offer) => offer.type === 'free_item' && !hasLostTarget(offer, input))
    .filter((offer) => {
      const modes = openModesOf(offer, input);
      if (modes.length === 0) return false;
      const candidates = freeItemCandidates(offer, input.items, (item) => {
        const menu = input.items.get(item.id)?.menu;
        return !isOff(item) && menu !== undefined && modes.some((mode) => input.hoursOf(menu, mode).length > 0);
      });
      return candidates.length === 0;
    })
    .map((offer) => aboutOffer(offer, 'targets', { values: {} }));
}
