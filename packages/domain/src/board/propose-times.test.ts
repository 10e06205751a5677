import { expect, it } from 'vitest';
import { listTimes, type PromisedOrder, type ProposedTime, proposeTimes } from './propose-times.ts';

const promisedAt = Temporal.Instant.from('2026-11-20T19:50:00Z');
const rules = { preparationMinutes: 15, travelMinutes: 15 };
const pickup: PromisedOrder = { mode: 'pickup', isScheduled: false, promisedAt };
const delivery: PromisedOrder = { ...pickup, mode: 'delivery' };

/** A time this many minutes before the promised time. */
const before = (minutes: number) => promisedAt.subtract({ minutes });
const told = (times: ProposedTime[]) =>
  times.map(({ dueAt, minutes }) => `${dueAt.toString().slice(11, 16)} +${minutes}`);

it('offers the promise first, then ten, twenty and thirty minutes more [BRD-28]', () => {
  const expected = ['19:50 +0', '20:00 +10', '20:10 +20', '20:20 +30'];
  expect(told(proposeTimes(pickup, rules, before(20)))).toEqual(expected);
  expect(told(proposeTimes(pickup, rules, before(15)))).toEqual(expected);
  expect(told(proposeTimes(delivery, rules, before(30)))).toEqual(expected);
});

it('offers the earliest that the kitchen and the way allow where the promise can’t be kept, to the next five minutes [BRD-28]', () => {
  expect(told(proposeTimes(pickup, rules, before(14)))).toEqual(['19:55 +5', '20:05 +15', '20:15 +25', '20:25 +35']);
  expect(told(proposeTimes(delivery, rules, before(14)))[0]).toBe('20:10 +20');
  expect(told(proposeTimes(pickup, rules, before(-9)))[0]).toBe('20:15 +25');
});

it('offers nothing that would be refused: two hours after the promise it is over [BRD-28, BRD-29]', () => {
  expect(told(proposeTimes(pickup, rules, before(-90)))).toEqual(['21:35 +105', '21:45 +115']);
  expect(proposeTimes(pickup, rules, before(-110))).toEqual([]);
  expect(listTimes(pickup, before(-118))).toEqual([]);
});

it('lists every other time in steps of five minutes, a scheduled order’s from its slot on [BRD-28, BRD-29]', () => {
  const times = told(listTimes(pickup, before(20)));
  expect([times.at(0), times.at(-1)]).toEqual(['19:35 +-15', '21:50 +120']);
  expect(times).toHaveLength(28);
  expect(told(listTimes({ ...pickup, isScheduled: true }, before(20)))[0]).toBe('19:50 +0');
});

it('knows of no missing and no repeated hour: minutes are added to instants [BRD-28]', () => {
  const spring = Temporal.Instant.from('2027-03-28T01:10:00Z');
  const times = proposeTimes({ ...pickup, promisedAt: spring }, rules, spring.subtract({ minutes: 40 }));
  expect(told(times)).toEqual(['01:10 +0', '01:20 +10', '01:30 +20', '01:40 +30']);
});
