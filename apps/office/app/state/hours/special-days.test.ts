import { describe, expect, it } from 'vitest';
import {
  closingOf,
  datesFault,
  hasEntry,
  overlappingDay,
  readSpecialDays,
  replaceEntry,
  writeSpecialDay,
} from './special-days.ts';

const christmas = { date: '2026-12-25', closed: true, times: [] };
const vacation = {
  date: '2027-02-08',
  until: '2027-02-21',
  closed: true,
  times: [],
  modes: ['delivery'],
  menu_ids: [1],
  message: 'À bientôt le 22 !',
  label: 'Vacances',
};
const list = [vacation, christmas];
const day = (text: string) => Temporal.PlainDate.from(text);

describe('exceptional days', () => {
  it('are read in date order and written as they were [HRS-03, HRS-07]', () => {
    const [first, second] = readSpecialDays(list);
    expect([first?.date, first?.until, second?.until]).toEqual(['2026-12-25', '2026-12-25', '2027-02-21']);
    expect([first, second].map((one) => one && writeSpecialDay(one))).toEqual([christmas, vacation]);
  });

  it('are added, changed and deleted one by one, and the others stay as they are [HRS-03]', () => {
    const [first] = readSpecialDays(list);
    const key = first?.key ?? '';
    const open = { date: '2026-12-24', closed: false, times: [{ start: '18:30', end: '21:00' }] };
    expect(replaceEntry(list, null, open)).toEqual([open, christmas, vacation]);
    expect(replaceEntry(list, key, { ...christmas, label: 'Noël' })).toEqual([
      { ...christmas, label: 'Noël' },
      vacation,
    ]);
    expect(replaceEntry(list, key, null)).toEqual([vacation]);
    expect([hasEntry(list, key), hasEntry([vacation], key)]).toEqual([true, false]);
  });

  it('know which one decides a day, mode and menu already [HRS-03]', () => {
    const days = readSpecialDays(list);
    const about = (more: object) => overlappingDay(Object.assign({}, days[0], more), days.slice(1))?.label ?? null;
    const last = { date: '2027-02-21', until: '2027-03-01' };
    expect(about({ date: '2027-02-22', until: '2027-03-01' })).toBeNull();
    expect(about(last)).toBe('Vacances');
    expect(about({ ...last, mode: 'pickup' })).toBeNull();
    expect(about({ ...last, menuIds: [2] })).toBeNull();
    expect(about({ ...last, mode: 'delivery', menuIds: [2, 1] })).toBe('Vacances');
  });

  it('close a day only for all menus and modes [HRS-06]', () => {
    const days = readSpecialDays(list);
    expect(closingOf(days, day('2026-12-25'))?.date).toBe('2026-12-25');
    expect(closingOf(days, day('2027-02-10'))).toBeNull();
  });

  it.each([
    ['', '', 'first'],
    ['2026-02-30', '', 'first'],
    ['2026-12-24', '24/12', 'last'],
    ['2026-12-24', '2026-12-23', 'order'],
    ['2026-12-24', '2027-12-25', 'long'],
    ['2026-12-24', '2027-12-24', null],
    ['2026-12-24', '', null],
  ])('from "%s" to "%s": %s [HRS-07]', (first, last, fault) => {
    expect(datesFault(first, last)).toBe(fault);
  });
});
