import type { MenuEntry } from '../menu/index-items.ts';
import type { Item } from '../menu/menu.ts';
import { applyBogo, bogoPools } from '../offer/buy-one-get-one.ts';
import { chooseBogoOrder } from '../offer/choose-bogo-order.ts';
import { applyFixedAmount, chooseFixedAmount } from '../offer/fixed-amount.ts';
import { type FreeItemChoice, freeItemCandidates, grantFreeItem } from '../offer/free-item.ts';
import type { Discount, Offer, OfferType } from '../offer/offer.ts';
import { applyPercentages, percentByLine, sharePercentages } from '../offer/percentage.ts';
import type { FreeItem } from './cart.ts';
import type { CountedLine } from './counted-line.ts';

/**
 * Applies the discounts in their order, buy-one-get-one, then percentages on what that leaves, then the fixed amount on
 * what both leave (DEC-07, DEC-08). Writes each line's parts, answers what each offer took off, in integer cents.
 * `offers` are the eligible ones by ascending id.
 */
export function discountLines(
  lines: CountedLine[],
  offers: Offer[],
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
  for (const [position, amountCents] of sharePercentages(percentages, lines, couponId, percentCents).entries())
    discounts.push({ offer: percentages[position] as Offer, amountCents });

  if (fixed)
    discounts.push({
      offer: fixed.offer,
      amountCents: applyFixedAmount(fixed.offer.amountCents, fixed.lines, lines),
    });
  return discounts.filter(({ amountCents }) => amountCents > 0);
}

/** The free items that the eligible offers grant, each after the diner's choice (DEC-09). */
export function grantFreeItems(
  offers: Offer[],
  items: Map<number, MenuEntry>,
  couponId: number | null,
  subtotalCents: number,
  choices: FreeItemChoice[],
  isServed?: (item: Item) => boolean,
): FreeItem[] {
  return ofType(offers, 'free_item').flatMap((offer) => {
    const candidates = freeItemCandidates(offer, items, offer.id === couponId, isServed);
    return grantFreeItem(offer, candidates, subtotalCents, choices) ?? [];
  });
}

function ofType(offers: Offer[], type: OfferType): Offer[] {
  return offers.filter((offer) => offer.type === type);
}
