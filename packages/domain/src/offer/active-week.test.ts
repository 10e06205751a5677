import { expect, it } from 'vitest';
import { weekdays } from '../calendar/weekday.ts';
import { anOffer } from '../testing/example-catalogue.ts';
import { activeWeek } from './active-week.ts';
import { isOfferActiveAt } from './is-offer-active-at.ts';
import type { OfferPeriod } from './offer.ts';

const monday = Temporal.ZonedDateTime.from('2026-11-23T00:00[UTC]');

it.each<[string, OfferPeriod[]]>([
  ['always', []],
  ['in the evening of two days', [{ days: ['fri', 'sun'], start: '18:30', end: '23:00' }]],
  ['past midnight, also from Sunday to Monday', [{ days: ['sat', 'sun'], start: '22:00', end: '02:30' }]],
  ['all day', [{ days: ['tue'], start: '00:00', end: '00:00' }]],
  ['every day until midnight', [{ days: [], start: '20:00', end: '24:00' }]],
  [
    'at hours that touch and overlap',
    [
      { days: ['mon'], start: '11:00', end: '12:00' },
      { days: ['mon'], start: '12:00', end: '14:00' },
      { days: ['mon', 'tue'], start: '13:30', end: '15:00' },
    ],
  ],
  ['never, because its hours can’t be read', [{ days: [], start: '', end: '' }]],
])('shows an offer that is on %s as the shop applies it, for all 10,080 minutes [OFE-07]', (_, activeTimes) => {
  const offer = anOffer('percentage', { activeTimes });
  const week = activeWeek(offer);
  const wrong: string[] = [];
  for (let minute = 0; minute < 10_080; minute += 1) {
    const at = monday.add({ minutes: minute });
    const ranges = week[weekdays[at.dayOfWeek - 1] ?? 'mon'];
    const ofDay = at.hour * 60 + at.minute;
    const isShown = ranges.some(({ start, end }) => start <= ofDay && ofDay < end);
    if (isShown !== isOfferActiveAt(offer, at)) wrong.push(at.toString());
  }
  expect(wrong).toEqual([]);
});
