import { describe, expect, it } from 'vitest';
import { menuA } from '../testing/example-schedule.ts';
import type { ScheduleException } from './scheduling.ts';
import { spansOn } from './spans-on.ts';

const monday = Temporal.PlainDate.from('2026-11-23');
const closed: ScheduleException[] = [{ date: '2026-11-23', isClosed: true, times: [] }];
const none: ScheduleException[] = [];
const on = (date: Temporal.PlainDate, exceptions = none, menu = menuA) =>
  spansOn(menu, 'delivery', date, exceptions, 'Europe/Paris');

describe('a menu’s hours of a day', () => {
  it('are worked out once', () => {
    expect(on(monday)).not.toEqual([]);
    expect(on(monday)).toBe(on(monday));
  });

  it('are worked out anew for another menu, other exceptions, another zone and another mode', () => {
    const before = on(monday);
    expect(on(monday, closed)).toEqual([]);
    expect(on(monday)).toEqual(before);
    expect(on(monday, none, { ...menuA, timeRanges: {} })).toEqual([]);
    expect(spansOn(menuA, 'delivery', monday, none, 'Asia/Tokyo')).not.toEqual(before);
    expect(spansOn(menuA, 'pickup', monday, none, 'Europe/Paris')).not.toEqual(before);
  });

  it('are forgotten when many days were asked for, and worked out again', () => {
    const first = on(monday);
    for (let days = 1; days <= 100; days++) on(monday.add({ days }));
    expect(on(monday)).not.toBe(first);
    expect(on(monday)).toEqual(first);
  });
});
