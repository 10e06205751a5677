import { describe, expect, it } from 'vitest';
import type { Menu } from '../menu/menu.ts';
import { aMenu, anOffer, aWeek } from '../testing/example-catalogue.ts';
import { paris } from '../testing/price-example.ts';
import { nextBoundary } from './next-boundary.ts';

const lunch = { start: '11:30', end: '14:30' };
const dinner = { start: '18:30', end: '22:30' };
const open = (times: Parameters<typeof aWeek>[0]): Menu => ({ ...aMenu(1, []), activeTimes: aWeek(times) });

const pizzeria = open((day) =>
  day === 'sun' ? [] : day === 'sat' ? [lunch, { start: '18:30', end: '01:00' }] : [lunch, dinner],
);

describe('what the pages show', () => {
  const offer = anOffer('percentage', { activeTimes: [{ days: ['mon'], start: '13:00', end: '15:00' }] });
  const night = anOffer('percentage', { activeTimes: [{ days: ['sun'], start: '22:00', end: '02:00' }] });
  const next = (now: string, offers = [offer]) =>
    nextBoundary([pizzeria], offers, paris(now), []).toPlainDateTime().toString({ smallestUnit: 'minute' });

  it.each([
    ['an opening', '2026-11-23T10:00', '2026-11-23T11:30'],
    ['the start of an offer', '2026-11-23T11:30', '2026-11-23T13:00'],
    ['a closing', '2026-11-23T13:00', '2026-11-23T14:30'],
    ['the end of an offer', '2026-11-23T14:30', '2026-11-23T15:00'],
    ['midnight', '2026-11-23T22:30', '2026-11-24T00:00'],
    ['the closing of the evening before', '2026-11-29T00:10', '2026-11-29T01:00'],
  ])('changes with %s', (_, now, expected) => {
    expect(next(now)).toBe(expected);
  });

  it('changes when an offer of the evening before ends, but not for an offer that is off', () => {
    expect(next('2026-11-23T00:00', [night])).toBe('2026-11-23T02:00');
    expect(next('2026-11-23T00:00', [{ ...night, isActive: false }])).toBe('2026-11-23T11:30');
  });

  it('finds midnight on the day that has 25 hours', () => {
    expect(next('2027-10-31T01:00', [])).toBe('2027-11-01T00:00');
  });
});
