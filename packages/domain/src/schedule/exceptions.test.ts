import { describe, expect, it } from 'vitest';
import type { Menu, Mode } from '../menu/menu.ts';
import { aMenu, aWeek } from '../testing/example-catalogue.ts';
import { aScheduling } from '../testing/example-schedule.ts';
import { paris } from '../testing/price-example.ts';
import { isAvailableAt, isServedAt } from './availability.ts';
import { cutRanges } from './cut-ranges.ts';
import { exceptionOn } from './day-ranges.ts';
import { listSlots } from './list-slots.ts';
import { openingAt } from './opening.ts';
import { readyFrom } from './ready-from.ts';
import type { ScheduleException } from './scheduling.ts';

const dinner = { start: '18:30', end: '22:30' };
function serving(id: number): Menu {
  const activeTimes = aWeek(() => [dinner]);
  return { ...aMenu(id, []), activeTimes, timeRanges: cutRanges(activeTimes) };
}
const [card, lunch] = [serving(1), serving(2)];
const rules = { showRange: false, removeFirst: 0, removeLast: 0, minimumMinutes: 0 };
const closed = { isClosed: true, times: [] };
const now = paris('2026-12-24T12:00');

const isServed = (menu: Menu, mode: Mode, at: string, exceptions: ScheduleException[]) =>
  isServedAt(menu, mode, paris(at), exceptions);
const statesOf = (menus: Menu[], mode: Mode, date: string, exceptions: ScheduleException[]) =>
  new Set(
    listSlots({
      menus,
      mode,
      date: Temporal.PlainDate.from(date),
      now,
      scheduling: aScheduling(rules, { exceptions }),
    }).map(({ state }) => state),
  );

describe('an exceptional day of one mode', () => {
  const exceptions = [{ date: '2026-12-24', ...closed, modes: ['delivery' as const] }];

  it('closes this mode alone [HRS-03]', () => {
    expect(isServed(card, 'delivery', '2026-12-24T19:00', exceptions)).toBe(false);
    expect(isServed(card, 'pickup', '2026-12-24T19:00', exceptions)).toBe(true);
    expect(statesOf([card], 'delivery', '2026-12-24', exceptions)).toEqual(new Set(['closed']));
    expect(statesOf([card], 'pickup', '2026-12-24', exceptions)).toEqual(new Set(['free']));
    expect(isAvailableAt(card, 'delivery', Temporal.PlainDate.from('2026-12-24'), '19:00', exceptions)).toBe(false);
  });

  it('leaves the restaurant open, and promises the next day in its mode [HRS-03]', () => {
    expect(openingAt([card], paris('2026-12-24T19:00'), exceptions).isOpen).toBe(true);
    expect(readyFrom([card], 'delivery', paris('2026-12-24T19:00'), exceptions)?.toPlainDate().toString()).toBe(
      '2026-12-25',
    );
  });

  it('closes the restaurant together with the other mode [HRS-03]', () => {
    const both = [...exceptions, { date: '2026-12-24', ...closed, modes: ['pickup' as const] }];
    expect(openingAt([card], paris('2026-12-24T19:00'), both).isOpen).toBe(false);
  });
});

describe('an exceptional day of one menu', () => {
  const exceptions = [{ date: '2026-12-24', isClosed: false, times: [{ start: '17:00', end: '19:00' }], menuIds: [1] }];

  it('changes the hours of this menu alone [HRS-03]', () => {
    for (const mode of ['pickup', 'delivery'] as const) {
      expect(isServed(card, mode, '2026-12-24T17:30', exceptions)).toBe(true);
      expect(isServed(card, mode, '2026-12-24T20:00', exceptions)).toBe(false);
      expect(isServed(lunch, mode, '2026-12-24T17:30', exceptions)).toBe(false);
      expect(isServed(lunch, mode, '2026-12-24T20:00', exceptions)).toBe(true);
    }
  });

  it('offers the slots of both menus, without one of them as closed [HRS-03]', () => {
    const scheduling = aScheduling(rules, { exceptions });
    const slots = listSlots({ menus: [card, lunch], mode: 'pickup', date: now.toPlainDate(), now, scheduling });
    expect([slots[0]?.value, slots.at(-1)?.value]).toEqual(['17:00', '22:15']);
    expect(new Set(slots.map(({ state }) => state))).toEqual(new Set(['free']));
  });
});

describe('a vacation', () => {
  const exceptions = [{ date: '2026-12-24', until: '2027-01-03', ...closed, message: 'Bonnes fêtes !' }];

  it.each([
    ['2026-12-23', true],
    ['2026-12-24', false],
    ['2026-12-31', false],
    ['2027-01-03', false],
    ['2027-01-04', true],
  ])('is one entry from its first to its last day: %s served %s [HRS-07]', (date, expected) => {
    expect(isServed(card, 'delivery', `${date}T19:00`, exceptions)).toBe(expected);
    const found = exceptionOn(Temporal.PlainDate.from(date), exceptions, { menu: card, mode: 'pickup' });
    expect(found?.message ?? null).toBe(expected ? null : 'Bonnes fêtes !');
  });

  it('ends with the last day, past midnight of the evening before it too [HRS-07]', () => {
    const late: Menu = { ...card, timeRanges: { ...card.timeRanges, wed: ['18:30-02:00'] } };
    expect(isServed(late, 'pickup', '2026-12-24T01:00', exceptions)).toBe(true);
    expect(isServed(late, 'pickup', '2026-12-24T02:00', exceptions)).toBe(false);
  });
});
