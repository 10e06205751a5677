import { describe, expect, it } from 'vitest';
import { readSpans } from './typed-spans.ts';

const typed = (text: string) =>
  text.split(' + ').map((span) => {
    const [start = '', end = ''] = span.split('-');
    return { start, end };
  });
const read = (text: string) => readSpans(typed(text));

describe('hours as they are typed', () => {
  it.each(['11:30-14:00', '11h30-14h', '11 h 30-14 h', '1130-1400', '11.30-14'])('%s is read [HRS-02]', (text) => {
    expect(read(text)).toEqual({ spans: [{ start: '11:30', end: '14:00' }], areJoined: false });
  });

  it.each([
    ['25:00-26:00', 'start', 'malformed'],
    ['abc-14:00', 'start', 'malformed'],
    ['11:30-14:60', 'end', 'malformed'],
    ['24:00-25:00', 'start', 'malformed'],
    ['11:30-', 'end', 'missing'],
    ['-14:00', 'start', 'missing'],
    ['12:00-12:00', 'end', 'order'],
    ['14:00-11:30', 'end', 'order'],
    ['18:00-06:01', 'end', 'order'],
  ])('%s is refused at its field [HRS-02]', (text, field, problem) => {
    expect(read(`11:00-11:15 + ${text}`)).toEqual({ faults: [{ index: 1, field, problem }] });
  });

  it('are joined where they overlap or touch, and past midnight too [HRS-01, HRS-02]', () => {
    expect(read('18h-23h + 22:30-2h')).toEqual({ spans: [{ start: '18:00', end: '02:00' }], areJoined: true });
    expect(read('11:30-14:00 + 18:30-22:00')).toMatchObject({ areJoined: false });
  });

  it('ignore an empty row', () => {
    expect(read('- + 11:30-14:00')).toEqual({ spans: [{ start: '11:30', end: '14:00' }], areJoined: false });
  });
});
