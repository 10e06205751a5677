import { describe, expect, it } from 'vitest';
import { readOfferMinimum, readOfferValue } from './read-offer-value.ts';

describe('the value of an offer', () => {
  it.each([
    ['percentage', 12.5, { percentBp: 1250, amountCents: 0 }],
    ['percentage', '20', { percentBp: 2000, amountCents: 0 }],
    ['percentage', 120, { percentBp: 10000, amountCents: 0 }],
    ['percentage', -5, { percentBp: 0, amountCents: 0 }],
    ['percentage', 'beaucoup', { percentBp: 0, amountCents: 0 }],
    ['percentage', 33.333, { percentBp: 3333, amountCents: 0 }],
    ['percentage', 1e300, { percentBp: 10000, amountCents: 0 }],
    ['percentage', Number.NaN, { percentBp: 0, amountCents: 0 }],
    ['percentage', ['20'], { percentBp: 0, amountCents: 0 }],
    ['fixed_amount', 5, { percentBp: 0, amountCents: 500 }],
    ['fixed_amount', -5, { percentBp: 0, amountCents: 0 }],
    ['fixed_amount', null, { percentBp: 0, amountCents: 0 }],
    ['fixed_amount', '12,5', { percentBp: 0, amountCents: 0 }],
    ['fixed_amount', '9'.repeat(400), { percentBp: 0, amountCents: Number.MAX_SAFE_INTEGER }],
    ['buy_one_get_one', 5, { percentBp: 0, amountCents: 0 }],
  ] as const)('of type %s read from %j is brought into its range [OFR-32]', (type, value, expected) => {
    expect(readOfferValue(type, value)).toEqual(expected);
  });
});

describe('the minimum of an offer', () => {
  it.each([
    [20.5, 2050],
    ['20.505', 2050],
    [-1, 0],
    ['quinze', 0],
    [null, 0],
    // A huge amount becomes the largest integer, not 0.
    [1e21, Number.MAX_SAFE_INTEGER],
    ['9'.repeat(30), Number.MAX_SAFE_INTEGER],
  ])('read from %j is %d cents [OFR-05, OFR-32]', (value, cents) => {
    expect(readOfferMinimum(value)).toBe(cents);
  });
});
