import { describe, expect, it } from 'vitest';
import { type EndedOrder, handOverAt, withdrawalTerm } from './withdrawal-term.ts';

const zone = 'Europe/Paris';
const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(zone).toInstant();
const endedAt = at('2026-11-20T13:30');
const order = (change: Partial<EndedOrder> = {}): EndedOrder => ({
  state: 'done',
  endedAt,
  isHandOverTapped: true,
  dateText: 'ASAP',
  ...change,
});

describe('the term of a withdrawal', () => {
  it.each([
    ['by a person, whatever the slot', { dateText: '2026-11-20 12:00-14:00' }, '2026-11-20T13:30'],
    [
      'by the shop, at the end of a longer slot',
      { isHandOverTapped: false, dateText: '2026-11-20 12:00-14:00' },
      '2026-11-20T14:00',
    ],
    [
      'by the shop, after the slot',
      { isHandOverTapped: false, dateText: '2026-11-20 12:00-12:15' },
      '2026-11-20T13:30',
    ],
    ['by the shop, over midnight', { isHandOverTapped: false, dateText: '2026-11-20 23:00-01:00' }, '2026-11-21T01:00'],
    ['by the shop, without a slot', { isHandOverTapped: false }, '2026-11-20T13:30'],
    ['of an order that nobody collected', { state: 'no_show', isHandOverTapped: false }, '2026-11-20T13:30'],
  ] as const)('begins with the hand-over %s [LAW-33]', (_, change, expected) => {
    expect(handOverAt(order(change), zone)?.toString()).toBe(at(expected).toString());
  });

  it('ends with the 14th day after it, and has no end before it [LAW-33]', () => {
    expect(withdrawalTerm(order(), zone)).toEqual({ handOver: endedAt, until: at('2026-12-05T00:00') });
    const before = order({ state: 'on_the_way', endedAt: null });
    expect(withdrawalTerm(before, zone)).toEqual({ handOver: null, until: null });
  });

  it.each(['refused', 'cancelled'] as const)('is none for an order that was %s [LAW-33]', (state) => {
    expect(withdrawalTerm(order({ state }), zone)).toBe('none');
  });
});
