import { expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { createCounters, defaultLimits, type Limits } from './limits.ts';

const [tenMinutes, hour, day] = [10, 60, 24 * 60];

it.each<[keyof Limits, number, number]>([
  ['accountAttemptsPerMinute', 10, 1],
  ['passwordFailuresPerDay', 20, day],
  ['passwordFailuresOfAllPerDay', 2_000, day],
  ['couponChecksPerMinute', 30, 1],
  ['addressLookupsPerMinute', 60, 1],
  ['ordersPerMinute', 60, 1],
  ['cashOrdersPerHour', 60, hour],
  ['cashOrdersPerDay', 200, day],
  ['ordersPerRecipientAndHour', 30, hour],
  ['cardPaymentsPerHour', 60, hour],
  ['declarationsPerHour', 5, hour],
  ['declarationsPerAddressAndHour', 3, hour],
  ['barePaymentsPerMinute', 5, 1],
  ['barePaymentsPerDay', 20, day],
  ['unusualOrdersPerTenMinutes', 10, tenMinutes],
  ['unusualShopOrdersPerTenMinutes', 40, tenMinutes],
  ['unusualHighOrdersPerTenMinutes', 5, tenMinutes],
])('a shop with default settings counts %s: %i in %i minutes [SEC-10, OFC-28]', async (limit, most, minutes) => {
  const makeCounter = createCounters({} as OpenDatabase, defaultLimits);
  const counter = makeCounter({ name: limit, limit, isGuess: false });
  for (let time = 0; time < most; time += 1) expect(await counter.take('198.51.100.9')).toBe(0);
  expect(Math.round((await counter.take('198.51.100.9')) / 60_000)).toBe(minutes);
});
