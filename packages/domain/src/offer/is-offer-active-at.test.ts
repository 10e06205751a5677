import { describe, expect, it } from 'vitest';
import { anOffer } from '../testing/example-catalogue.ts';
import { paris } from '../testing/price-example.ts';
import { isOfferActiveAt } from './is-offer-active-at.ts';
import type { OfferPeriod } from './offer.ts';

const active = (activeTimes: OfferPeriod[], at: string) =>
  isOfferActiveAt(anOffer('percentage', { activeTimes }), paris(at));

describe('the hours of an offer', () => {
  it.each([
    ['none: always', [], '2026-11-23T03:00', true],
    ['no days: every day', [{ days: [], start: '11:00', end: '12:00' }], '2026-11-29T11:59:59', true],
    ['the same start and end: all day', [{ days: ['mon'], start: '10:00', end: '10:00' }], '2026-11-23T00:00', true],
    ['all day is not the next day', [{ days: ['mon'], start: '10:00', end: '10:00' }], '2026-11-24T09:00', false],
    ['until midnight', [{ days: ['mon'], start: '00:00', end: '24:00' }], '2026-11-23T23:59', true],
    ['over the end of the week', [{ days: ['sun'], start: '22:00', end: '02:00' }], '2026-11-30T01:59', true],
    ['not on the morning before', [{ days: ['mon'], start: '22:00', end: '02:00' }], '2026-11-23T01:00', false],
    [
      'one of several',
      [
        { days: ['tue'], start: '11:00', end: '12:00' },
        { days: ['mon'], start: '18:00', end: '19:00' },
      ],
      '2026-11-23T18:30',
      true,
    ],
    ['malformed: never', [{ days: ['mon'], start: '', end: '24:10' }], '2026-11-23T12:00', false],
  ] satisfies [string, OfferPeriod[], string, boolean][])('are %s [OFR-23, OFR-24]', (_, periods, at, expected) => {
    expect(active(periods, at)).toBe(expected);
  });
});
