import { describe, expect, it } from 'vitest';
import { readMenuWeek, type Week, writeMenuWeek } from './menu-week.ts';

const spans = (text: string) =>
  text.split(' ').flatMap((span) => {
    const [start = '', end = ''] = span.split('-');
    return start ? [{ start, end }] : [];
  });
const week = (...days: string[]): Week => days.map(spans);
const noon = '11:30-14:00';
const open = (day: string, label: string, text: string) => ({
  day,
  label,
  is_open: text !== '',
  times: text === '' ? [] : spans(text),
});
const menu = {
  menu_name: 'La carte',
  menu_is_available: true,
  active_times: [
    open('mon', 'Lundi', ''),
    open('tue', 'Mardi', '11:30-14:00 18:30-22:00'),
    open('wed', 'Mercredi', '11:30-14:00 18:30-22:00'),
    open('thu', 'Jeudi', '11:30-14:00 18:30-22:00'),
    open('fri', 'Vendredi', '11:30-14:00 18:30-22:30'),
    open('sat', 'Samedi', '18:30-23:00'),
    open('sun', 'Dimanche', '18:30-01:00'),
  ],
};

describe('the hours of a menu', () => {
  it('are read for both modes, and written as they were [MED-20]', () => {
    const read = readMenuWeek(menu);
    expect(read.pickup).toBeNull();
    expect(read.delivery.slice(0, 2)).toEqual(week('', '11:30-14:00 18:30-22:00'));
    expect(writeMenuWeek(menu, read)).toEqual(menu);
  });

  it('are apart for pickup, and the restaurant is open while one mode is served [MED-20]', () => {
    const delivery = week('', noon, '', '', '', '', '18:00-23:00');
    const pickup = week('', '11:00-12:00', '', '', noon, '', '18:00-01:00');
    const written = writeMenuWeek(menu, { delivery, pickup });
    expect(readMenuWeek(written)).toEqual({ delivery, pickup });
    expect(written.active_times).toMatchObject([
      { day: 'mon', label: 'Lundi', is_open: false, times: [] },
      { day: 'tue', is_open: true, times: spans('11:00-14:00') },
      { is_open: false },
      { is_open: false },
      { day: 'fri', times: spans(noon) },
      { is_open: false },
      { day: 'sun', times: spans('18:00-01:00') },
    ]);
    expect(written.pickup_time_ranges).toMatchObject({
      mon: ['00:00-00:00'],
      tue: ['11:00-11:15', '11:15-11:30', '11:30-11:45', '11:45-12:00'],
      sun: ['18:00-01:00'],
    });
  });

  it('are one week again, which needs no slots of its own unless it had them [MED-20]', () => {
    const apart = writeMenuWeek(menu, { delivery: week('', noon), pickup: week(noon, noon) });
    const one = writeMenuWeek(apart, { delivery: week('', noon), pickup: null });
    expect(one).not.toHaveProperty('pickup_time_ranges');
    expect(readMenuWeek(one)).toMatchObject({ pickup: null });
  });

  it('keep the slots that the file gave to a day whose hours stay [MED-20]', () => {
    const ranges = { mon: ['12:00-13:00', '13:00-14:00'], tue: ['18:00-19:00'] };
    const written = writeMenuWeek(
      { ...menu, time_ranges: ranges },
      { delivery: week('12:00-14:00', '18:00-18:30'), pickup: null },
    );
    expect(written.time_ranges).toMatchObject({ mon: ranges.mon, tue: ['18:00-18:15', '18:15-18:30'] });
  });
});
