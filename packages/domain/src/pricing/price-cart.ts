import type { CartLine } from '../cart/cart-line.ts';
import type { MenuEntry } from '../menu/index-items.ts';
import type { Item, Mode } from '../menu/menu.ts';
import type { FreeItemChoice } from '../offer/free-item.ts';
import type { Offer } from '../offer/offer.ts';
import { eligibleOffers, type KnownOffer, type OfferCart } from '../offer/offer-obstacle.ts';
import type { Discount } from './discounts/discount.ts';
import { discountLines, grantFreeItems } from './discounts/discount-lines.ts';
import { chooseFreeDelivery } from './discounts/free-delivery.ts';
import { type CountedLine, countLine, leftCents } from './lines/counted-line.ts';
import type { TaxPolicy } from './lines/tax-policy.ts';
import type { AppliedOffer, PricedCart, PricedLine } from './priced-cart.ts';
import { addUpByRate, shareLineByRate } from './share-rates.ts';
import { addDelivery, taxByRate } from './tax-lines.ts';

export interface CartInput {
  lines: CartLine[];
  items: ReadonlyMap<number, MenuEntry>;
  mode: Mode;
  offers: Offer[];
  coupon: Offer | null;
  deliveryFeeCents: number;
  /** The start of the slot, or the earliest time of an ASAP order. Null means that offers with active times do not apply. */
  orderTime: Temporal.ZonedDateTime | null;
  tax: TaxPolicy;
  freeItemChoices?: FreeItemChoice[];
  isServed?: (item: Item) => boolean;
}

/** The largest subtotal, a billion euros. Beyond it, pricing (cents × basis points × 2) would exceed 2^53. */
const maxSubtotalCents = 100_000_000_000;

/**
 * Computes every amount of a cart in integer cents, on server and browser alike (appendix B, CRT-07 to CRT-19). Throws for lines that are
 * not on the menu and for subtotals above a billion euros.
 */
export function priceCart(input: CartInput): PricedCart {
  const { mode, tax, coupon } = input;
  const lines = input.lines.map((line, index) => countLine(line, index, input.items, mode, tax));
  const subtotalCents = addUp(lines, (line) => line.totalCents);
  if (subtotalCents > maxSubtotalCents) throw new RangeError('The cart is worth more than can be counted exactly');

  const couponId = coupon?.id ?? null;
  const offerCart: OfferCart = { units: lines, subtotalCents, mode, orderTime: input.orderTime, couponId };
  const offers = eligibleOffers(input.offers, coupon, offerCart);
  const given = offers.length > 0 ? discountLines(lines, offers, couponId, subtotalCents) : [];
  const freeItems = grantFreeItems(offers, input.items, subtotalCents, input.freeItemChoices ?? [], input.isServed);
  const gifts = offers.filter(({ id, type }) => type === 'free_item' && freeItems.some((free) => free.offerId === id));
  for (const offer of gifts) given.push({ offer, amountCents: 0 });
  const deliveryCents = lines.length === 0 || mode === 'pickup' ? 0 : chargeDelivery(input, offers, lines, given);

  const pricedLines = lines.map(toPricedLine);
  const left = addUpByRate(pricedLines.flatMap((line) => line.shares));
  const amounts = addDelivery(
    left,
    () => addUpByRate(lines.flatMap((line) => shareLineByRate(line, line.totalCents))),
    deliveryCents,
  );
  const taxLines = taxByRate(amounts, tax);
  const discountCents = addUp(pricedLines, (line) => line.discountCents);
  const taxCents = addUp(taxLines, (line) => line.taxCents);
  const addedTaxCents = tax.isEnabled && !tax.isInclusive ? taxCents : 0;

  return {
    mode,
    lines: pricedLines,
    freeItems,
    offers: given.map((discount) => toApplied(discount, couponId)).sort((a, b) => a.offerId - b.offerId),
    subtotalCents,
    discountCents,
    deliveryCents,
    taxLines,
    taxCents,
    totalCents: subtotalCents + deliveryCents - discountCents + addedTaxCents,
  };
}

function chargeDelivery(
  { deliveryFeeCents }: CartInput,
  offers: KnownOffer[],
  lines: CountedLine[],
  given: Discount[],
): number {
  if (deliveryFeeCents === 0) return 0;
  const free = chooseFreeDelivery(offers, lines);
  if (!free) return deliveryFeeCents;
  given.push({ offer: free, amountCents: deliveryFeeCents });
  return 0;
}

function toApplied({ offer, amountCents }: Discount, couponId: number | null): AppliedOffer {
  return {
    offerId: offer.id,
    type: offer.type,
    amountCents,
    isCoupon: offer.id === couponId,
    percentBp: offer.percentBp,
    fixedCents: offer.amountCents,
  };
}

function toPricedLine(line: CountedLine): PricedLine {
  const left = leftCents(line);
  return {
    index: line.index,
    itemId: line.target.id,
    quantity: line.quantity,
    unitCents: line.unitCents,
    totalCents: line.totalCents,
    discountCents: line.totalCents - left,
    shares: shareLineByRate(line, left),
  };
}

function addUp<T>(entries: T[], amountOf: (entry: T) => number): number {
  let sum = 0;
  for (const entry of entries) sum += amountOf(entry);
  return sum;
}
