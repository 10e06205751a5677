import { describe, expect, it } from 'vitest';
import type { ScheduleException } from '../../schedule/scheduling.ts';
import { aHealthyShop } from '../../testing/checked-example.ts';
import { paris } from '../../testing/price-example.ts';
import { checkCatalogue } from '../check-catalogue.ts';

function findingsAt(at: string, exceptions: ScheduleException[] = [], rules = {}): string[] {
  const { catalogue, facts } = aHealthyShop();
  const shop = { ...catalogue, scheduling: { ...catalogue.scheduling, exceptions, ...rules } };
  const now = paris(at);
  return checkCatalogue(shop, { ...facts, boardSeenAt: now.toInstant() }, now).map(({ check, severity, why, values }) =>
    `${check} ${severity} ${why} ${values.day ?? ''}`.trim(),
  );
}

const closed = (date: string): ScheduleException => ({ date, isClosed: true, times: [] });
const slots = { showRange: true, removeFirst: 0, removeLast: 0, minimumMinutes: 45 };

describe('a public holiday of the next two weeks', () => {
  it('is asked about with its date, if it has the usual hours [HRS-04, REH-04]', () => {
    expect(findingsAt('2026-12-10T10:00')).toEqual([]);
    expect(findingsAt('2026-12-11T10:00')).toEqual(['C23 warning holiday 2026-12-25']);
    expect(findingsAt('2026-12-19T10:00')).toEqual([
      'C23 warning holiday 2026-12-25',
      'C23 warning holiday 2027-01-01',
    ]);
  });

  it('is not asked about once the restaurant wrote its hours, or on a day that is closed each week [HRS-04]', () => {
    const open: ScheduleException = { date: '2026-12-25', isClosed: false, times: [{ start: '12:00', end: '15:00' }] };
    expect(findingsAt('2026-12-11T10:00', [open])).toEqual([]);
    expect(findingsAt('2026-12-11T10:00', [closed('2026-12-25')])).toEqual([]);
    const { catalogue, facts } = aHealthyShop();
    for (const menu of catalogue.menus) menu.timeRanges = { ...menu.timeRanges, fri: ['00:00-00:00'] };
    const now = paris('2026-12-11T10:00');
    expect(checkCatalogue(catalogue, { ...facts, boardSeenAt: now.toInstant() }, now)).toEqual([]);
  });
});

describe('a week without any slot', () => {
  it('is no fault of a restaurant that is on holiday [REH-04]', () => {
    const days = Array.from({ length: 9 }, (_, offset) => closed(`2026-12-0${offset + 1}`));
    expect(findingsAt('2026-12-01T10:00', days)).toEqual([]);
  });

  it('is a fault if the slots are removed or come too soon [REH-04]', () => {
    const none = { delivery: { ...slots, removeFirst: 99 } };
    expect(findingsAt('2026-11-26T10:00', [], none)).toEqual(['C22 error week']);
    const late = { pickup: { ...slots, minimumMinutes: 9 * 1440 } };
    expect(findingsAt('2026-11-26T10:00', [], late)).toEqual(['C22 error week']);
  });

  it('is no fault for what is left of today, and a warning for services of later days [REH-04]', () => {
    expect(findingsAt('2026-11-26T21:50')).toEqual([]);
    const late = { pickup: { ...slots, minimumMinutes: 2 * 1440 } };
    expect(findingsAt('2026-11-26T10:00', [], late)).toEqual([
      'C22 warning lead 2026-11-27',
      'C22 warning lead 2026-11-27',
    ]);
  });

  it('is counted past midnight, and on the night when the clocks change [REH-04]', () => {
    const { catalogue, facts } = aHealthyShop();
    for (const menu of catalogue.menus) menu.timeRanges = { sat: ['22:00-03:30'] };
    const now = paris('2027-03-25T10:00');
    const alcohol = { ...catalogue.alcohol, hours: { sat: ['22:00-03:30'] }, hasNightPermit: true };
    const shop = { ...catalogue, offers: [], alcohol };
    expect(checkCatalogue(shop, { ...facts, boardSeenAt: now.toInstant() }, now).map(({ check }) => check)).toEqual([]);
  });
});
