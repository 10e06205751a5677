import type { MenuEntry } from '../../menu/index-items.ts';
import type { Item } from '../../menu/menu.ts';
import { type FreeItem, type FreeItemChoice, freeItemCandidates, grantFreeItem } from '../../offer/free-item.ts';
import type { OfferType } from '../../offer/offer.ts';
import type { KnownOffer } from '../../offer/offer-obstacle.ts';
import type { CountedLine } from '../lines/counted-line.ts';
import { applyBogo, bogoPools } from './buy-one-get-one.ts';
import { chooseBogoOrder } from './choose-bogo-order.ts';
import type { Discount } from './discount.ts';
import { applyFixedAmount, chooseFixedAmount } from './fixed-amount.ts';
import { applyPercentages, percentByLine, sharePercentages } from './percentage.ts';

/** Applies the eligible offers by type, then by id (DEC-07, DEC-08). Returns each offer's discount in integer cents. */
export function discountLines(
  lines: CountedLine[],
  offers: KnownOffer[],
  couponId: number | null,
  subtotalCents: number,
): Discount[] {
  const discounts: Discount[] = [];
  const percentages = ofType(offers, 'percentage');
  const percents = percentByLine(percentages, lines, couponId);
  const fixed = chooseFixedAmount(ofType(offers, 'fixed_amount'), lines);
  const rivals = { percents, fixedCents: fixed?.offer.amountCents ?? 0, subtotalCents };

  const pools = bogoPools(ofType(offers, 'buy_one_get_one'), lines, couponId);
  discounts.push(...applyBogo(chooseBogoOrder(pools, lines, rivals), lines));

  const percentCents = applyPercentages(lines, percents);
  const shares = sharePercentages(percentages, lines, couponId, percentCents);
  for (const [position, offer] of percentages.entries()) discounts.push({ offer, amountCents: shares[position] ?? 0 });

  if (fixed)
    discounts.push({
      offer: fixed.offer,
      amountCents: applyFixedAmount(fixed.offer.amountCents, fixed.lines, lines),
    });
  return discounts.filter(({ amountCents }) => amountCents > 0);
}

export function grantFreeItems(
  offers: KnownOffer[],
  items: ReadonlyMap<number, MenuEntry>,
  subtotalCents: number,
  choices: FreeItemChoice[],
  isServed?: (item: Item) => boolean,
): FreeItem[] {
  return ofType(offers, 'free_item').flatMap((offer) => {
    const candidates = freeItemCandidates(offer, items, isServed);
    return grantFreeItem(offer, candidates, subtotalCents, choices) ?? [];
  });
}

function ofType(offers: KnownOffer[], type: OfferType): KnownOffer[] {
  return offers.filter((offer) => offer.type === type);
}
