import { describe, expect, it } from 'vitest';
import { type WeekRanges, weekdays } from '../calendar/weekday.ts';
import { paris } from '../testing/price-example.ts';
import {
  type AlcoholRules,
  alcoholEndAt,
  isAlcoholSold,
  needsNightPermit,
  usualAlcoholHours,
} from './alcohol-hours.ts';

const timeZone = 'Europe/Paris';
const rulesOf = (hours: WeekRanges, exceptions: AlcoholRules['exceptions'] = []) => ({ hours, exceptions });
const isSoldAt = (at: string, rules: ReturnType<typeof rulesOf>, until = at) =>
  isAlcoholSold({ start: paris(at).epochMilliseconds, end: paris(until).epochMilliseconds }, rules, timeZone);

describe('the hours of alcohol', () => {
  it('are those from 8 to 22 of every day without a setting, the end excluded [LAW-20]', () => {
    const usual = rulesOf(usualAlcoholHours);
    for (const day of weekdays) expect(usualAlcoholHours[day]).toEqual(['08:00-22:00']);
    expect(['07:59', '08:00', '21:59', '22:00'].map((time) => isSoldAt(`2026-11-24T${time}`, usual))).toEqual([
      ...[false, true, true, false],
    ]);
  });

  it('hold for a whole slot, which may end with them [LAW-20, LAW-21]', () => {
    const usual = rulesOf(usualAlcoholHours);
    expect(isSoldAt('2026-11-24T21:45', usual, '2026-11-24T22:00')).toBe(true);
    expect(isSoldAt('2026-11-24T21:50', usual, '2026-11-24T22:05')).toBe(false);
    expect(isSoldAt('2026-11-24T07:50', usual, '2026-11-24T08:05')).toBe(false);
  });

  it('belong to the day on which they begin, and go on after midnight [LAW-20]', () => {
    const night = rulesOf({ sat: ['18:00-02:30'] });
    expect(isSoldAt('2026-11-29T02:29', night)).toBe(true);
    expect(isSoldAt('2026-11-29T02:30', night)).toBe(false);
    expect(isSoldAt('2026-11-28T02:00', night)).toBe(false);
  });

  it('are one where those of a day meet those of the next [LAW-20]', () => {
    const joined = rulesOf({ sat: ['18:00-24:00'], sun: ['00:00-02:00'] });
    expect(isSoldAt('2026-11-28T23:50', joined, '2026-11-29T00:05')).toBe(true);
    expect(isSoldAt('2026-11-28T23:50', rulesOf({ sat: ['18:00-24:00'] }), '2026-11-29T00:05')).toBe(false);
  });

  it('have exceptions, which replace those of their date, and may be none [LAW-20]', () => {
    const exceptions = [
      { date: '2026-12-31', ranges: ['08:00-20:00'] },
      { date: '2027-01-01', ranges: [] },
    ];
    const rules = rulesOf(usualAlcoholHours, exceptions);
    expect(isSoldAt('2026-12-31T19:59', rules)).toBe(true);
    expect(isSoldAt('2026-12-31T20:10', rules)).toBe(false);
    expect(isSoldAt('2027-01-01T12:00', rules)).toBe(false);
    expect(isSoldAt('2027-01-02T12:00', rules)).toBe(true);
  });

  it('end at the latest instant before which an hour is inside, whatever days they join [LAW-30]', () => {
    const endAt = (at: string, rules: ReturnType<typeof rulesOf>) => {
      const end = alcoholEndAt(paris(at).epochMilliseconds, rules, timeZone);
      return (
        end && Temporal.Instant.fromEpochMilliseconds(end).toZonedDateTimeISO(timeZone).toPlainDateTime().toString()
      );
    };
    const usual = rulesOf(usualAlcoholHours);
    expect(endAt('2026-11-24T21:50', usual)).toBe('2026-11-24T22:00:00');
    expect(endAt('2026-11-24T22:30', usual)).toBe('2026-11-24T22:00:00');
    expect(endAt('2026-11-28T23:50', rulesOf({ sat: ['18:00-24:00'], sun: ['00:00-02:00'] }))).toBe(
      '2026-11-29T02:00:00',
    );
    expect(endAt('2026-11-24T12:00', rulesOf({ tue: ['09:00-11:00', '17:00-22:00'] }))).toBe('2026-11-24T11:00:00');
    expect(endAt('2026-11-24T12:00', rulesOf({}))).toBeNull();
  });

  it('of the night need a permit [LAW-20]', () => {
    const nights = ['07:59-12:00', '18:00-22:01', '18:00-02:30', '00:00-24:00', '02:00-03:00'];
    expect(nights.filter(needsNightPermit)).toEqual(nights);
    expect(['08:00-22:00', '12:00-14:00'].filter(needsNightPermit)).toEqual([]);
  });
});
