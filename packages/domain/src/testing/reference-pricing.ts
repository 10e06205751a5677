import type { CartLine } from '../cart/cart-line.ts';
import type { MenuEntry } from '../menu/index-items.ts';
import type { Mode } from '../menu/menu.ts';
import { isOfferActiveAt } from '../offer/is-offer-active-at.ts';
import { matchesItem } from '../offer/matches-item.ts';
import type { Offer } from '../offer/offer.ts';

interface Unit {
  line: number;
  cents: number;
  itemId: number;
  choiceIds: number[];
}

/** A literal implementation of `E` in appendix B without coupons and without a check for matching lines. */
export function applyingOffers(
  offers: Offer[],
  mode: Mode,
  orderTime: Temporal.ZonedDateTime,
  subtotalCents: number,
): Offer[] {
  return offers.filter(
    (offer) =>
      offer.isActive &&
      offer.type !== null &&
      offer.autoApply &&
      (offer.mode === 'both' || offer.mode === mode) &&
      subtotalCents > 0 &&
      subtotalCents >= offer.minimumCents &&
      isOfferActiveAt(offer, orderTime),
  );
}

/**
 * A literal, slow implementation of appendix B to compare `priceCart` with: each unit alone, all sequences of the buy-one-get-one offers,
 * exact fractions as bigints. `offers` must be eligible without a coupon.
 */
export function referenceDiscount(
  lines: CartLine[],
  items: Map<number, MenuEntry>,
  mode: Mode,
  offers: Offer[],
): { discountCents: number; lineDiscounts: number[] } {
  const priced = lines.map((line) => {
    const { item } = items.get(line.itemId) as MenuEntry;
    const base = (mode === 'pickup' ? item.price.pickupCents : item.price.deliveryCents) ?? 0;
    const chosen = line.options.flatMap(({ choices }) =>
      choices.flatMap(({ choiceId, quantity }) => Array.from({ length: quantity }, () => choiceId)),
    );
    const choices = item.options.flatMap((group) => group.choices);
    const unit = chosen.reduce((sum, id) => sum + (choices.find((choice) => choice.id === id)?.priceCents ?? 0), base);
    return { item, unit, total: unit * line.quantity, quantity: line.quantity, chosen: chosen.sort((a, b) => a - b) };
  });
  const subtotal = priced.reduce((sum, { total }) => sum + total, 0);
  const of = (type: Offer['type']) => offers.filter((offer) => offer.type === type).sort((a, b) => a.id - b.id);
  const own = (offer: Offer) =>
    priced.flatMap(({ item }, position) =>
      matchesItem(offer, item, offer.itemIds.length + offer.categoryIds.length === 0) ? [position] : [],
    );

  const fixedOffers = of('fixed_amount').filter((offer) => own(offer).length > 0);
  const fixedCents = Math.max(0, ...fixedOffers.map((offer) => offer.amountCents));
  const percents = priced.map(({ item }) =>
    Math.min(
      10000,
      of('percentage')
        .filter((offer) => matchesItem(offer, item, false))
        .reduce((sum, offer) => sum + offer.percentBp, 0),
    ),
  );

  let best = { discountCents: -1, lineDiscounts: [] as number[] };
  for (const order of permutations(of('buy_one_get_one'))) {
    const free = freeByLine(order);
    const bogoCents = free.reduce((sum, cents) => sum + cents, 0);
    const exact = priced.map(({ total }, position) =>
      BigInt((total - (free[position] ?? 0)) * (percents[position] ?? 0)),
    );
    const sum = exact.reduce((left, right) => left + right, 0n);
    const percentCents = Number((2n * sum + 10000n) / 20000n);
    const discountCents = Math.min(subtotal, bogoCents + percentCents + fixedCents);
    if (discountCents <= best.discountCents) continue;

    const pct = exact.map((part) => Number(part / 10000n));
    const missing = percentCents - pct.reduce((left, right) => left + right, 0);
    const byFraction = exact
      .map((part, position) => ({ fraction: Number(part % 10000n), position }))
      .sort((a, b) => b.fraction - a.fraction || a.position - b.position);
    for (const { position } of byFraction.slice(0, missing)) pct[position] = (pct[position] ?? 0) + 1;

    const lineDiscounts = priced.map((_, position) => (free[position] ?? 0) + (pct[position] ?? 0));
    const ownLines = fixedOffers[0] ? own(fixedOffers.find((offer) => offer.amountCents === fixedCents) as Offer) : [];
    let rest = fixedCents;
    for (const group of [
      ownLines,
      priced.map((_, position) => position).filter((position) => !ownLines.includes(position)),
    ]) {
      const left = group.map((position) => (priced[position]?.total ?? 0) - (lineDiscounts[position] ?? 0));
      const taken = Math.min(
        rest,
        left.reduce((a, b) => a + b, 0),
      );
      rest -= taken;
      for (const [place, cents] of share(taken, left).entries()) {
        const position = group[place] as number;
        lineDiscounts[position] = (lineDiscounts[position] ?? 0) + cents;
      }
    }
    best = { discountCents, lineDiscounts };
  }
  return best;

  function freeByLine(order: Offer[]): number[] {
    let units: Unit[] = priced.flatMap(({ unit, quantity, item, chosen }, line) =>
      Array.from({ length: quantity }, () => ({ line, cents: unit, itemId: item.id, choiceIds: chosen })),
    );
    const free = priced.map(() => 0);
    for (const offer of order) {
      const pool = units
        .filter(({ line }) => matchesItem(offer, (priced[line] as (typeof priced)[number]).item, false))
        .sort(
          (a, b) => a.cents - b.cents || a.itemId - b.itemId || compare(a.choiceIds, b.choiceIds) || a.line - b.line,
        );
      const half = Math.floor(pool.length / 2);
      const count = offer.allowRepeat ? half : Math.min(half, 1);
      const used = new Set([...pool.slice(0, count), ...pool.slice(pool.length - count)]);
      for (const { line, cents } of pool.slice(0, count)) free[line] = (free[line] ?? 0) + cents;
      units = units.filter((unit) => !used.has(unit));
    }
    return free;
  }
}

/** Largest-remainder method with bigint quotas. */
function share(cents: number, weights: number[]): number[] {
  const sum = BigInt(weights.reduce((left, right) => left + right, 0));
  if (cents === 0) return weights.map(() => 0);
  const quotas = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const shares = quotas.map((quota) => Number(quota / sum));
  const missing = cents - shares.reduce((left, right) => left + right, 0);
  quotas
    .map((quota, position) => ({ fraction: Number(quota % sum), position }))
    .sort((a, b) => b.fraction - a.fraction || a.position - b.position)
    .slice(0, missing)
    .forEach(({ position }) => {
      shares[position] = (shares[position] ?? 0) + 1;
    });
  return shares;
}

function permutations<T>(list: T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, position) => permutations(list.toSpliced(position, 1)).map((rest) => [first, ...rest]));
}

function compare(a: number[], b: number[]): number {
  for (const [position, id] of a.entries()) {
    const other = b[position];
    if (other === undefined) return 1;
    if (id !== other) return id - other;
  }
  return a.length - b.length;
}
