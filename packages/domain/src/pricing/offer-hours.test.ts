import { describe, expect, it } from 'vitest';
import { amountsOf, at, type Example, evening, lunch, M, percent, price } from '../testing/cart-examples.ts';
import { priceExample } from '../testing/price-example.ts';

const timed: Example[] = (
  [
    ['20a', lunch, '2026-11-23T11:30', true],
    ['20b', lunch, '2026-11-23T14:29', true],
    ['20c', lunch, '2026-11-23T14:30', false],
    ['20d', lunch, '2026-11-25T12:00', false],
    ['20e', evening, '2026-11-27T23:00', true],
    ['20f', evening, '2026-11-28T01:30', true],
    ['20g', evening, '2026-11-28T02:00', false],
    ['20h', evening, '2026-11-27T01:00', false],
  ] as const
).map(([name, offer, time, isOn]) => [
  name,
  [M(2)],
  [percent(20, offer)],
  at(time),
  isOn ? [2000, 400, 0, 0, 400, 0, 145, 1600] : [2000, 0, 0, 0, 0, 0, 182, 2000],
]);

describe('offers with hours', () => {
  it.each(timed)('apply from their start until just before their end, example %s [OFR-23, OFR-24]', (...example) => {
    expect(amountsOf(price(example))).toEqual(example[4]);
  });

  it('do not apply while no order time is known [OFR-23]', () => {
    expect(priceExample([M(2)], [percent(20, lunch)], { orderTime: null }).discountCents).toBe(0);
  });
});
