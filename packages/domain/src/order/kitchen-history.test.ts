import { expect, it } from 'vitest';
import { isInKitchenHistory, kitchenHistoryStart } from './kitchen-history.ts';
import type { Progress } from './progress/progress.ts';

const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Paris');
const instant = (text: string) => at(text).toInstant();

it.each([
  ['2026-11-23T12:00', '2026-11-22T05:00'],
  ['2026-11-23T05:00', '2026-11-22T05:00'],
  ['2026-11-23T04:59', '2026-11-21T05:00'],
  // The clocks go back at 3:00 on the 25th, so that this day has 25 hours.
  ['2026-10-26T00:30', '2026-10-24T05:00'],
])('the kitchen’s history at %s begins at %s [REP-20]', (now, start) => {
  expect(kitchenHistoryStart(at(now))).toEqual(instant(start));
});

it.each<[Progress, string, string | null, boolean]>([
  ['done', '2026-11-22T19:00', '2026-11-22T19:10', true],
  ['done', '2026-11-22T05:00', null, true],
  ['done', '2026-11-22T04:59', '2026-11-22T04:59', false],
  ['refused', '2026-11-20T19:00', '2026-11-22T06:00', true],
  ['no_show', '2026-11-20T19:00', null, false],
  ['accepted', '2026-11-20T19:00', null, true],
])('has an order that is %s, promised %s and ended %s: %s [REP-20]', (state, promised, ended, isSeen) => {
  const order = { state, promisedAt: instant(promised), endedAt: ended ? instant(ended) : null };
  expect(isInKitchenHistory(order, at('2026-11-23T12:00'))).toBe(isSeen);
});
