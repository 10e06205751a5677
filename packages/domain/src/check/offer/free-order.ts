import { itemPriceCents } from '../../menu/item-price.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { aboutOffer, type LiveOffer, liveOffers, targetsOf } from './offer-targets.ts';

const wholeBp = 10_000;

/** Discounts of 100 %, and amounts above the dearest dish that no minimum keeps from taking all (OFE-08). */
export function freeOrder(input: CheckInput): Slip[] {
  return liveOffers(input)
    .filter((offer) => isWhole(offer) || isAboveDearest(offer, input))
    .map((offer) => aboutOffer(offer, 'value', { values: {} }));
}

function isWhole({ type, percentBp }: LiveOffer): boolean {
  return type === 'percentage' && percentBp >= wholeBp;
}

function isAboveDearest(offer: LiveOffer, input: CheckInput): boolean {
  const { type, amountCents, minimumCents } = offer;
  if (type !== 'fixed_amount' || minimumCents > amountCents) return false;
  const prices = targetsOf(offer, input).flatMap(({ item }) => input.modes.map((mode) => itemPriceCents(item, mode)));
  return prices.length > 0 && amountCents > Math.max(...prices);
}
