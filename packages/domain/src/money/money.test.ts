import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsToDecimal, parseAmount, parseRate } from './parse-amount.ts';
import { roundHalfUp, roundHalfUpSafe } from './round-half-up.ts';
import { shareCents, shareExactly } from './share-cents.ts';

const sum = (amounts: number[]) => amounts.reduce((left, right) => left + right, 0);

describe('rounding', () => {
  it.each([
    [1, 2, 1],
    [297, 2, 149],
    [-1, 2, 0],
    [-3, 2, -1],
    [5, 3, 2],
    [4, 3, 1],
    [0, 7, 0],
  ])('takes %i / %i to %i, a half for the higher cent [CRT-19]', (numerator, denominator, expected) => {
    expect(roundHalfUp(BigInt(numerator), BigInt(denominator))).toBe(expected);
  });

  it('is the same with plain integers below their bound [CRT-19]', () => {
    const pairs = fc.tuple(fc.integer({ min: 0, max: 2 ** 51 }), fc.integer({ min: 1, max: 20000 }));
    fc.assert(
      fc.property(pairs, ([numerator, denominator]) => {
        expect(roundHalfUpSafe(numerator, denominator)).toBe(roundHalfUp(BigInt(numerator), BigInt(denominator)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('sharing cents out', () => {
  it.each([
    [310, [1000, 300, 1800], [100, 30, 180]],
    [100, [1, 1, 1], [34, 33, 33]],
    [2, [1, 1, 1], [1, 1, 0]],
    [0, [0, 0], [0, 0]],
    [5, [0, 3, 0], [0, 5, 0]],
  ])('gives %i over %j as %j, ties to the earlier [CRT-13]', (cents, weights, expected) => {
    expect(shareCents(cents, weights)).toEqual(expected);
  });

  it('loses and invents no cent, and stays within one of the exact share, however large the numbers [CRT-13, CRT-19]', () => {
    const someWeights = fc
      .array(fc.integer({ min: 0, max: 2 ** 40 }), { minLength: 1, maxLength: 20 })
      .filter((weights) => sum(weights) > 0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 40 }), someWeights, (cents, weights) => {
        const shares = shareCents(cents, weights);
        const total = BigInt(sum(weights));
        expect(sum(shares)).toBe(cents);
        for (const [position, share] of shares.entries()) {
          const exact = BigInt(cents) * BigInt(weights[position] ?? 0);
          expect(BigInt(share) * total > exact - total && BigInt(share) * total < exact + total).toBe(true);
        }
        expect(shares).toEqual(shareExactly(BigInt(cents), weights.map(BigInt)));
      }),
      { numRuns: 300 },
    );
  });

  it('refuses to share something among nobody', () => {
    expect(() => shareCents(1, [])).toThrow(RangeError);
    expect(() => shareCents(1, [0])).toThrow(RangeError);
    expect(() => shareExactly(1n, [0n])).toThrow(RangeError);
  });
});

describe('amounts of the wire', () => {
  it.each([
    ['12.5', 1250],
    [12.5, 1250],
    ['12.50', 1250],
    [1.15, 115],
    [0.07, 7],
    [-2, -200],
    ['0', 0],
    ['-0.00', 0],
    ['+3.1', 310],
    [35.45, 3545],
  ])('are read by their decimal text: %j', (value, cents) => {
    expect(parseAmount(value)).toBe(cents);
  });

  it.each([
    null,
    undefined,
    '',
    ' ',
    '1,5',
    '1.234',
    1.005,
    1e21,
    '1e3',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    {},
    [],
    '12.',
    '.5',
    '99999999999999999',
  ])('are refused when they are no decimal of at most two decimals: %j', (value) => {
    expect(parseAmount(value)).toBeNull();
  });

  it('are written back as they were read [CRT-19]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (cents) => {
        expect(parseAmount(centsToDecimal(cents))).toBe(cents === 0 ? 0 : cents);
      }),
    );
  });
});

describe('VAT rates', () => {
  it.each([
    [10, 1000],
    ['5.5', 550],
    [0, 0],
    ['20.00', 2000],
    [null, null],
    ['', null],
    ['abc', null],
    [-5, null],
    [101, null],
  ])('are read from percent %j to basis points, absent ones left to the default [CRT-11]', (value, rateBp) => {
    expect(parseRate(value)).toBe(rateBp);
  });
});
