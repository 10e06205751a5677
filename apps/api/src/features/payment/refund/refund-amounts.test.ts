import { roundHalfUp, type TaxLine } from '@comptoir/domain';
import { describe, expect, it } from 'vitest';
import { dice } from '../../../testing/dice.ts';
import { type RefundedPart, type RefundedUnits, refundAmounts, shareRefund, unitsLeft } from './refund-amounts.ts';

type Receipt = Parameters<typeof refundAmounts>[0];
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Refunds units, or the rest, after the parts before. */
function take(receipt: Receipt, before: RefundedPart[], units: RefundedUnits[] | null): RefundedPart {
  return { lines: units?.map((one) => one.line) ?? null, units, ...refundAmounts(receipt, before, units) };
}

/** Refunds an amount after the parts before, while the diner may withdraw of `open`. */
function takeAmount(receipt: Receipt, before: RefundedPart[], cents: number, open: RefundedUnits[]): RefundedPart {
  return { lines: [], units: null, ...shareRefund(receipt, before, cents, open) };
}

const tax = (rateBp: number, netCents: number, taxCents: number): TaxLine => ({
  rateBp,
  netCents,
  taxCents,
  grossCents: netCents + taxCents,
});
const line = (quantity: number, rateBp: number, amountCents: number): Receipt['lines'][number] => ({
  quantity,
  shares: [{ rateBp, amountCents }],
});

/** Two Reine, a bottle of wine and a cookie, delivered for 2,50 €. */
const orderA: Receipt = {
  subtotalCents: 4780,
  discountCents: 0,
  deliveryCents: 250,
  totalCents: 5030,
  lines: [line(2, 1000, 2780), line(1, 2000, 1600), line(1, 550, 400)],
  taxes: [tax(550, 399, 22), tax(1000, 2659, 266), tax(2000, 1403, 281)],
};

describe('a refund by units', () => {
  it('of the wine leaves its share of the delivery fee with the order [LAW-41]', () => {
    const wine = take(orderA, [], [{ line: 1, units: 1 }]);
    expect(wine).toMatchObject({ amountCents: 1600, taxes: [tax(2000, 1333, 267)] });
    expect(take(orderA, [wine], null).taxes.at(-1)).toEqual(tax(2000, 70, 14));
  });

  it('comes to thirds that add up, one by one [LAW-41]', () => {
    const bottles: Receipt = {
      ...orderA,
      subtotalCents: 4300,
      deliveryCents: 0,
      totalCents: 4300,
      lines: [line(3, 2000, 4300)],
      taxes: [tax(2000, 3583, 717)],
    };
    const parts: RefundedPart[] = [];
    for (let unit = 0; unit < 3; unit += 1) parts.push(take(bottles, parts, [{ line: 0, units: 1 }]));
    expect(parts.map(({ amountCents, taxes }) => [amountCents, taxes[0]?.taxCents])).toEqual([
      [1433, 239],
      [1434, 239],
      [1433, 239],
    ]);
    expect(take(bottles, [], [{ line: 0, units: 2 }]).amountCents).toBe(2867);
  });

  it('of a line takes what its units have left [LAW-41]', () => {
    const pizza = take(orderA, [], [{ line: 0, units: 1 }]);
    expect(unitsLeft(orderA.lines, [pizza])).toEqual([1, 1, 1]);
    expect(take(orderA, [pizza], [{ line: 0, units: 1 }]).amountCents).toBe(1390);
    expect(unitsLeft(orderA.lines, [{ lines: [0], units: null }])).toEqual([0, 1, 1]);
    expect(unitsLeft(orderA.lines, [{ lines: null, units: null }])).toEqual([0, 0, 0]);
  });
});

describe('a refund of an amount', () => {
  const wine = [{ line: 1, units: 1 }];
  const grossOf = ({ taxes }: RefundedPart) => taxes.map(({ rateBp, grossCents }) => [rateBp, grossCents]);

  it('is shared over the rates in proportion to what is left, by largest remainder [REP-23]', () => {
    const part = takeAmount(orderA, [], 500, []);
    expect(part).toMatchObject({ amountCents: 500, lines: [] });
    expect(part.taxes).toEqual([tax(550, 40, 2), tax(1000, 265, 26), tax(2000, 139, 28)]);
    expect(takeAmount(orderA, [], 1, []).taxes).toEqual([tax(1000, 1, 0)]);
    // Nothing but the wine's rate is left of lines that were paid back.
    const others = take(
      orderA,
      [],
      [0, 2].map((line) => ({ line, units: line === 0 ? 2 : 1 })),
    );
    expect(grossOf(takeAmount(orderA, [others], 100, []))).toEqual([
      [550, 1],
      [1000, 8],
      [2000, 91],
    ]);
  });

  it('takes first from what is not open for withdrawal [LAW-42]', () => {
    expect(grossOf(takeAmount(orderA, [], 500, wine))).toEqual([
      [550, 61],
      [1000, 427],
      [2000, 12],
    ]);
    // All that is not open goes first, and the bottle can be paid back whole.
    const most = takeAmount(orderA, [], 3430, wine);
    expect(grossOf(most)).toEqual([
      [550, 421],
      [1000, 2925],
      [2000, 84],
    ]);
    expect(take(orderA, [most], wine)).toMatchObject({ amountCents: 1600, taxes: [{ taxCents: 267 }] });
    // Of an amount beyond it, the bottle has the remainder.
    const beyond = takeAmount(orderA, [], 3500, wine);
    expect(grossOf(beyond).at(-1)).toEqual([2000, 154]);
    expect(take(orderA, [beyond], wine).amountCents).toBe(1530);
  });

  it('adds up to the receipt by rate with any mix of lines, units and rest [REP-23]', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const receipt = receiptOf(seed);
      const roll = dice(seed + 2_000);
      const isNet = receipt.totalCents > receipt.subtotalCents + receipt.deliveryCents;
      const parts: RefundedPart[] = [];
      const leftCents = () => receipt.totalCents - sum(parts.map(({ amountCents }) => amountCents));
      for (let step = 1 + roll(6); step > 0 && leftCents() > 1; step -= 1) {
        const units = unitsLeft(receipt.lines, parts).flatMap((most, position) => {
          const count = Math.min(most, roll(3));
          return count > 0 ? [{ line: position, units: count }] : [];
        });
        const openCents = refundAmounts(receipt, parts, units).amountCents;
        if (roll(2) === 0) {
          parts.push(take(receipt, parts, units));
          continue;
        }
        const cents = 1 + roll(leftCents() - 1);
        const isBeyond = cents > leftCents() - openCents;
        parts.push(takeAmount(receipt, parts, cents, units));
        const kept = refundAmounts(receipt, parts, units).amountCents;
        // VAT on net prices is counted from net sums, so that an amount can move a cent of each rate's VAT.
        const leeway = isNet ? receipt.taxes.length : 0;
        expect([seed, Math.abs(kept - (isBeyond ? leftCents() : openCents)) <= leeway]).toEqual([seed, true]);
      }
      parts.push(take(receipt, parts, null));
      const all = parts.flatMap(({ taxes }) => taxes);
      for (const part of parts) expect(sum(part.taxes.map(({ grossCents }) => grossCents))).toBe(part.amountCents);
      for (const whole of receipt.taxes) {
        const own = all.filter(({ rateBp }) => rateBp === whole.rateBp);
        expect([seed, sum(own.map(({ taxCents }) => taxCents))]).toEqual([seed, whole.taxCents]);
        expect([seed, sum(own.map(({ netCents }) => netCents))]).toEqual([seed, whole.netCents]);
      }
      expect([seed, all.filter(({ netCents, taxCents }) => netCents < 0 || taxCents < 0)]).toEqual([seed, []]);
    }
  });
});

const rates = [550, 1000, 2000];

/** A random receipt, whose prices contain VAT or not. Its delivery fee is shared over the rates. */
function receiptOf(seed: number): Receipt {
  const roll = dice(seed);
  const isNet = roll(2) === 0;
  const lines: Receipt['lines'] = Array.from({ length: 1 + roll(4) }, () => ({
    quantity: 1 + roll(5),
    shares: rates.filter(() => roll(2) === 0).map((rateBp) => ({ rateBp, amountCents: roll(5_000) })),
  }));
  const goods = (rateBp: number) =>
    sum(lines.flatMap(({ shares }) => shares.filter((one) => one.rateBp === rateBp).map((one) => one.amountCents)));
  const fees = new Map(rates.map((rateBp) => [rateBp, goods(rateBp) > 0 ? roll(200) : 0]));
  const taxes = rates.flatMap((rateBp): TaxLine[] => {
    const cents = goods(rateBp) + (fees.get(rateBp) ?? 0);
    if (cents === 0) return [];
    const taxCents = isNet
      ? roundHalfUp(BigInt(cents * rateBp), 10_000n)
      : cents - roundHalfUp(BigInt(cents * 10_000), BigInt(10_000 + rateBp));
    return [isNet ? tax(rateBp, cents, taxCents) : tax(rateBp, cents - taxCents, taxCents)];
  });
  const subtotalCents = sum(rates.map(goods));
  const deliveryCents = sum([...fees.values()]);
  const totalCents = sum(taxes.map(({ grossCents }) => grossCents));
  return { subtotalCents, discountCents: 0, deliveryCents, totalCents, lines, taxes };
}

/** Counts by fractions what all units that are gone come to at a rate: its basis, and the VAT on it. */
function reckon({ lines, taxes, totalCents, subtotalCents, deliveryCents }: Receipt, gone: number[], rateBp: number) {
  const whole = taxes.find((one) => one.rateBp === rateBp);
  if (!whole) return { basis: 0, vat: 0 };
  const basis = sum(
    lines.map(({ quantity, shares }, position) => {
      const cents = sum(shares.filter((one) => one.rateBp === rateBp).map(({ amountCents }) => amountCents));
      return Math.floor((2 * cents * (gone[position] ?? 0) + quantity) / (2 * quantity));
    }),
  );
  const of = totalCents > subtotalCents + deliveryCents ? whole.netCents : whole.grossCents;
  return { basis, vat: of === 0 ? 0 : Math.floor((2 * whole.taxCents * basis + of) / (2 * of)) };
}

it('adds up to the receipt by rate, whatever mix of units, lines and rest [LAW-41]', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const receipt = receiptOf(seed);
    const roll = dice(seed + 1_000);
    const isNet = receipt.totalCents > receipt.subtotalCents + receipt.deliveryCents;
    const parts: RefundedPart[] = [];
    for (let step = roll(6); step > 0; step -= 1) {
      const left = unitsLeft(receipt.lines, parts);
      const units = left.flatMap((most, position) => {
        const count = Math.min(most, roll(3));
        return count > 0 ? [{ line: position, units: count }] : [];
      });
      const part = take(receipt, parts, units);
      const before = receipt.lines.map(({ quantity }, position) => quantity - (left[position] ?? 0));
      const after = before.map((gone, position) => gone + (units.find((one) => one.line === position)?.units ?? 0));
      for (const rateBp of rates) {
        const [from, to] = [reckon(receipt, before, rateBp), reckon(receipt, after, rateBp)];
        const own = part.taxes.find((one) => one.rateBp === rateBp);
        expect([seed, own?.[isNet ? 'netCents' : 'grossCents'] ?? 0, own?.taxCents ?? 0]).toEqual([
          seed,
          to.basis - from.basis,
          to.vat - from.vat,
        ]);
      }
      parts.push(part);
    }
    parts.push(take(receipt, parts, null));
    for (const whole of receipt.taxes) {
      const own = parts.flatMap(({ taxes }) => taxes).filter(({ rateBp }) => rateBp === whole.rateBp);
      expect(sum(own.map(({ taxCents }) => taxCents))).toBe(whole.taxCents);
      expect(sum(own.map(({ netCents }) => netCents))).toBe(whole.netCents);
      expect(own.every((one) => one.netCents + one.taxCents === one.grossCents && one.taxCents >= 0)).toBe(true);
    }
    expect(sum(parts.map(({ amountCents }) => amountCents))).toBe(receipt.totalCents);
  }
});
