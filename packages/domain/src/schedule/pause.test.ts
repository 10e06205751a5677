import { describe, expect, it } from 'vitest';
import type { Menu } from '../menu/menu.ts';
import { aMenu, aWeek } from '../testing/example-catalogue.ts';
import { aScheduling } from '../testing/example-schedule.ts';
import { paris } from '../testing/price-example.ts';
import { asapOf } from './asap.ts';
import { cutRanges } from './cut-ranges.ts';
import { listSlots } from './list-slots.ts';
import { isBusySince, pauseAt, slotRulesAt, withoutLaterPauses } from './pause.ts';
import type { Scheduling } from './scheduling.ts';
import { pauseEnd } from './service/pause-end.ts';

const hours = aWeek((day) =>
  day === 'sun'
    ? []
    : [
        { start: '11:30', end: '14:30' },
        { start: '18:30', end: '22:30' },
      ],
);
const pizzeria: Menu = { ...aMenu(1, []), activeTimes: hours, timeRanges: cutRanges(hours) };
const rules = { showRange: false, removeFirst: 0, removeLast: 0, minimumMinutes: 20 };
const at = (time: string) => paris(time).toInstant().toString();
const pause = (until: string, ...modes: ('pickup' | 'delivery')[]) => ({ modes, until: at(until), message: '' });
const paused = (...pauses: Scheduling['pauses']) => aScheduling(rules, { pauses });
const minute = (time: Temporal.ZonedDateTime | null) => time?.toPlainDateTime().toString({ smallestUnit: 'minute' });

function asap(now: string, scheduling: Scheduling, mode: 'pickup' | 'delivery' = 'pickup') {
  const found = asapOf([pizzeria], mode, paris(now), scheduling);
  if (found.state === 'closed') return ['closed'];
  return [found.state, minute(found.state === 'paused' ? found.resumesAt : found.promisedAt)];
}

function slotState(value: string, now: string, scheduling: Scheduling): string | undefined {
  const date = paris(now).toPlainDate();
  const slots = listSlots({ menus: [pizzeria], mode: 'pickup', date, now: paris(now), scheduling });
  return slots.find((slot) => slot.value === value)?.state;
}

describe('a pause', () => {
  const evening = paused(pause('2026-11-23T20:30', 'pickup'));

  it('stops orders as soon as possible of its mode until its very end [PSE-02, PSE-03]', () => {
    expect(asap('2026-11-23T20:00', evening)).toEqual(['paused', '2026-11-23T20:30']);
    expect(asap('2026-11-23T20:29:59.999', evening)).toEqual(['paused', '2026-11-23T20:30']);
    expect(asap('2026-11-23T20:30', evening)).toEqual(['promised', '2026-11-23T20:50']);
    expect(asap('2026-11-23T20:00', evening, 'delivery')).toEqual(['promised', '2026-11-23T20:20']);
  });

  it('stops the slots that start before its end, and no later one [PSE-03]', () => {
    const states = ['19:45', '20:00', '20:15', '20:30', '21:00'].map((value) =>
      slotState(value, '2026-11-23T20:00', evening),
    );
    expect(states).toEqual(['too_soon', 'too_soon', 'paused', 'free', 'free']);
    expect(slotState('20:15', '2026-11-23T20:30', evening)).toBe('too_soon');
  });

  it('to the end of the service resumes with the next one [PSE-01, PSE-03]', () => {
    expect(asap('2026-11-23T12:00', paused(pause('2026-11-23T14:30', 'pickup')))).toEqual([
      'paused',
      '2026-11-23T18:30',
    ]);
    expect(asap('2026-11-28T21:00', paused(pause('2026-11-28T22:30', 'pickup')))).toEqual([
      'paused',
      '2026-11-30T11:30',
    ]);
  });

  it('that ends last counts, whatever their order [PSE-15]', () => {
    const [short, long] = [pause('2026-11-23T20:15', 'pickup', 'delivery'), pause('2026-11-23T21:00', 'pickup')];
    const now = paris('2026-11-23T20:00');
    expect(pauseAt(paused(short, long), 'pickup', now)).toBe(long);
    expect(pauseAt(paused(long, short), 'pickup', now)).toBe(long);
    expect(pauseAt(paused(long, short), 'delivery', now)).toBe(short);
    expect(pauseAt(paused(long, short), 'delivery', paris('2026-11-23T20:30'))).toBeNull();
  });

  it.each([
    [15, '2026-11-23T19:31:07', '2026-11-23T19:47'],
    [30, '2026-11-23T19:31', '2026-11-23T20:01'],
    [60, '2026-10-25T02:30+02:00', '2026-10-25T02:30+01:00'],
    [60, '2027-03-28T01:30', '2027-03-28T03:30'],
    ['service', '2026-11-23T19:31', '2026-11-23T22:30'],
    ['service', '2026-11-23T15:00', '2026-11-23T22:30'],
    ['day', '2026-11-23T19:31', '2026-11-24T05:00'],
    ['day', '2026-11-24T02:00', '2026-11-24T05:00'],
  ] as const)('of the length %s, begun at %s, ends at %s [PSE-01]', (length, now, end) => {
    const instantOf = (text: string) => (text.includes('+') ? Temporal.Instant.from(text) : paris(text).toInstant());
    const begun = instantOf(now).toZonedDateTimeISO('Europe/Paris');
    const found = pauseEnd(length, begun, { menus: [pizzeria], exceptions: [] });
    expect(found.toString()).toBe(instantOf(end).toString());
  });
});

describe('a busy kitchen', () => {
  const until = at('2026-11-23T21:00');
  const busy = aScheduling(rules, { busyPeriods: [{ modes: ['pickup'], extraMinutes: 15, until }] });

  it('promises later until its end, for its modes alone [PSE-06]', () => {
    expect(asap('2026-11-23T20:00', busy)).toEqual(['promised', '2026-11-23T20:35']);
    expect(asap('2026-11-23T20:00', busy, 'delivery')).toEqual(['promised', '2026-11-23T20:20']);
    expect(asap('2026-11-23T21:00', busy)).toEqual(['promised', '2026-11-23T21:20']);
  });

  it('has no free slot within the time that it needs [PSE-06]', () => {
    expect(['20:30', '20:45'].map((value) => slotState(value, '2026-11-23T20:00', busy))).toEqual(['too_soon', 'free']);
    expect(slotState('20:30', '2026-11-23T20:00', aScheduling(rules))).toBe('free');
  });

  it('adds the most that holds, not the sum [PSE-06]', () => {
    const both = aScheduling(rules, {
      busyPeriods: [
        { modes: ['pickup'], extraMinutes: 15, until },
        { modes: ['pickup', 'delivery'], extraMinutes: 30, until },
      ],
    });
    expect(slotRulesAt(both, 'pickup', paris('2026-11-23T20:00')).minimumMinutes).toBe(50);
  });
});

describe('an order whose card was prepared at noon', () => {
  const prepared = paris('2026-11-23T12:00');
  const begun = (from: string) => ({ ...pause('2026-11-23T12:30', 'pickup'), from: at(from) });

  it.each([
    ['before', '2026-11-23T11:59', 'paused'],
    ['at that instant', '2026-11-23T12:00', 'paused'],
    ['later', '2026-11-23T12:00:00.001', 'promised'],
  ])('meets a pause that began %s [PSE-05]', (_, from, state) => {
    const rulesThen = withoutLaterPauses(paused(begun(from)), prepared);
    expect(asap('2026-11-23T12:05', rulesThen)[0]).toBe(state);
  });

  it('meets a pause of which nobody knows when it began [PSE-05]', () => {
    const rulesThen = withoutLaterPauses(paused(pause('2026-11-23T12:30', 'pickup')), prepared);
    expect(asap('2026-11-23T12:05', rulesThen)[0]).toBe('paused');
  });

  it.each([
    ['before', '2026-11-23T11:59', '2026-11-23T13:00', false],
    ['later', '2026-11-23T12:01', '2026-11-23T13:00', true],
    ['later, and is over', '2026-11-23T12:01', '2026-11-23T12:04', false],
  ])('knows whether the kitchen got busy: %s [PSE-07]', (_, from, until, expected) => {
    const busyPeriods = [{ modes: ['pickup' as const], extraMinutes: 10, from: at(from), until: at(until) }];
    const question = { since: prepared, now: paris('2026-11-23T12:05') };
    expect(isBusySince({ busyPeriods }, 'pickup', question)).toBe(expected);
    expect(isBusySince({ busyPeriods }, 'delivery', question)).toBe(false);
  });
});
