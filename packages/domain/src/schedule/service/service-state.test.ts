import { describe, expect, it } from 'vitest';
import type { Menu } from '../../menu/menu.ts';
import { aMenu, aWeek } from '../../testing/example-catalogue.ts';
import { aScheduling } from '../../testing/example-schedule.ts';
import { paris } from '../../testing/price-example.ts';
import type { ScheduleException, Scheduling } from '../scheduling.ts';
import { serviceStateAt } from './service-state.ts';

const lunch = { start: '11:30', end: '14:30' };
const night = { start: '18:30', end: '02:00' };
const menu: Menu = {
  ...aMenu(1, [], { sat: ['18:30-02:00'], mon: ['11:30-14:30'] }),
  activeTimes: aWeek((day) => (day === 'sat' ? [night] : day === 'mon' ? [lunch] : [])),
};
const rules = { showRange: false, removeFirst: 0, removeLast: 0, minimumMinutes: 20 };
const scheduling = (...exceptions: ScheduleException[]): Scheduling =>
  aScheduling(rules, { delivery: { ...rules, minimumMinutes: 45 }, exceptions });
const written = (at: Temporal.ZonedDateTime) => at.toPlainDateTime().toString({ smallestUnit: 'minute' });
const told = (now: string, mode: 'pickup' | 'delivery' = 'pickup', ...exceptions: ScheduleException[]) => {
  const { opening, asap, exception } = serviceStateAt([menu], mode, paris(now), scheduling(...exceptions));
  const promise = asap.state === 'promised' ? asap.promisedAt : null;
  return [opening.isOpen, promise && written(promise), exception?.message ?? null];
};

describe('the state of the service', () => {
  it.each<[string, Parameters<typeof told>, unknown[]]>([
    ['at lunch', ['2026-11-23T12:00'], [true, '2026-11-23T12:20', null]],
    ['at lunch, delivered', ['2026-11-23T12:00', 'delivery'], [true, '2026-11-23T12:45', null]],
    ['before lunch', ['2026-11-23T09:00'], [false, '2026-11-23T11:50', null]],
    ['past midnight', ['2026-11-29T01:00'], [true, '2026-11-29T01:20', null]],
    [
      'on a day without delivery',
      [
        '2026-11-23T12:00',
        'delivery',
        { date: '2026-11-23', isClosed: true, times: [], modes: ['delivery'], message: 'Sans livraison' },
      ],
      [true, '2026-11-28T19:15', 'Sans livraison'],
    ],
    [
      'on that day, picked up',
      [
        '2026-11-23T12:00',
        'pickup',
        { date: '2026-11-23', isClosed: true, times: [], modes: ['delivery'], message: 'Sans livraison' },
      ],
      [true, '2026-11-23T12:20', null],
    ],
  ])('tells opening, promise and the day’s sentence %s [HRS-03]', (_, asked, expected) => {
    expect(told(...asked)).toEqual(expected);
  });

  it('has no promise without a menu on sale', () => {
    const offSale = { ...menu, isAvailable: false };
    const { opening, asap } = serviceStateAt([offSale], 'pickup', paris('2026-11-23T12:00'), scheduling());
    expect([opening.isOpen, asap]).toEqual([false, { state: 'closed' }]);
  });
});
