import { describe, expect, it } from 'vitest';
import { clockChangeOn, nextClockChanges } from './clock-change.ts';
import { joinSpans } from './join-spans.ts';
import { weekBlocks } from './week-blocks.ts';

const span = (text: string) => {
  const [start = '', end = ''] = text.split('-');
  return { start, end };
};
const spans = (text: string) => (text === '' ? [] : text.split(' ').map(span));

describe('the hours of a day', () => {
  it.each([
    ['18:30-22:00 11:30-14:00', '11:30-14:00 18:30-22:00'],
    ['11:30-14:00 13:00-15:00', '11:30-15:00'],
    ['11:30-14:00 14:00-15:00', '11:30-15:00'],
    ['11:30-14:00 12:00-13:00', '11:30-14:00'],
    ['18:00-02:00 01:00-02:00', '01:00-02:00 18:00-02:00'],
    ['18:00-23:00 22:00-02:00', '18:00-02:00'],
    ['18:00-22:00 22:00-24:00', '18:00-24:00'],
    ['18:00-00:00', '18:00-00:00'],
    ['00:00-12:00 12:00-24:00', '00:00-24:00'],
    ['', ''],
  ])('%s are joined where they overlap or touch: %s [HRS-02]', (typed, joined) => {
    expect(joinSpans(spans(typed))).toEqual(spans(joined));
  });

  it.each(['00:00-12:00 12:00-02:00', '06:00-20:00 20:00-06:00'])(
    '%s stay apart, because a span of a day or more would read as another one [HRS-02]',
    (typed) => {
      expect(joinSpans(spans(typed))).toEqual(spans(typed));
    },
  );
});

describe('the grid of a week', () => {
  it('goes on in the next day past midnight, from Sunday in Monday [HRS-01]', () => {
    const week = ['', '11:30-14:00', '', '', '18:00-02:00', '', '22:00-01:30'].map(spans);
    expect(weekBlocks(week)).toEqual([
      [{ span: span('22:00-01:30'), start: 0, end: 90, isContinued: true }],
      [{ span: span('11:30-14:00'), start: 690, end: 840, isContinued: false }],
      [],
      [],
      [{ span: span('18:00-02:00'), start: 1080, end: 1440, isContinued: false }],
      [{ span: span('18:00-02:00'), start: 0, end: 120, isContinued: true }],
      [{ span: span('22:00-01:30'), start: 1320, end: 1440, isContinued: false }],
    ]);
  });

  it('ends at midnight with a span that ends there [HRS-01]', () => {
    const [monday, tuesday] = weekBlocks(['18:00-24:00', '', '', '', '', '', ''].map(spans));
    expect([monday?.[0]?.end, tuesday]).toEqual([1440, []]);
  });
});

describe('days on which the clock changes', () => {
  it.each([
    ['2027-03-28', 'skips'],
    ['2027-10-31', 'repeats'],
    ['2027-03-27', null],
  ])('%s: %s [HRS-09]', (day, change) => {
    expect(clockChangeOn(Temporal.PlainDate.from(day), 'Europe/Paris')).toBe(change);
  });

  it('are found ahead, today too [HRS-09]', () => {
    const at = Temporal.ZonedDateTime.from('2026-11-26T12:00[Europe/Paris]');
    expect(nextClockChanges(at, 2).map(String)).toEqual(['2027-03-28', '2027-10-31']);
    const onTheDay = Temporal.ZonedDateTime.from('2027-03-28T12:00[Europe/Paris]');
    expect(nextClockChanges(onTheDay, 1).map(String)).toEqual(['2027-03-28']);
    expect(nextClockChanges(Temporal.ZonedDateTime.from('2027-03-28T12:00[UTC]'), 1)).toEqual([]);
  });
});
