import { type BoardEntry, isOpen, type Progress } from '@comptoir/domain';
import { expect, it } from 'vitest';
import { groupBoard, isToBegin } from './group-board.ts';

const now = Temporal.Instant.from('2026-11-20T19:07:00Z');
const inMinutes = (minutes: number) => now.add({ minutes });

/** An order that arrived so many minutes ago, and must be ready in so many. */
function entry(number: number, state: Progress, { ago = 10, ready = 20 } = {}): BoardEntry {
  const readyAt = inMinutes(ready);
  return {
    number,
    state,
    readyAt,
    arrivedAt: inMinutes(-ago),
    startAt: readyAt.subtract({ minutes: 15 }),
    startedAt: null,
  };
}
const numbersOf = (entries: BoardEntry[]) => {
  const columns = Object.entries(groupBoard(entries, now));
  return Object.fromEntries(columns.map(([column, cards]) => [column, cards.map(({ number }) => number)]));
};

it('shows each open order in one column, and what is done with in none [BRD-01]', () => {
  const entries = [
    entry(1, 'new'),
    entry(2, 'accepted', { ready: 25 }),
    entry(3, 'accepted', { ready: 26 }),
    entry(4, 'ready'),
    entry(5, 'on_the_way'),
    ...(['done', 'refused', 'cancelled', 'no_show'] as const).map((state, index) => entry(6 + index, state)),
  ];
  expect(numbersOf(entries)).toEqual({ new: [1], kitchen: [2], later: [3], ready: [4, 5] });
  expect(entries.filter(isOpen)).toHaveLength(5);
});

it('moves an order from later to the kitchen ten minutes before it is to begin [BRD-02]', () => {
  const waiting = [entry(1, 'accepted', { ready: 40 })];
  expect(groupBoard(waiting, inMinutes(15).subtract({ milliseconds: 1 })).later).toHaveLength(1);
  expect(groupBoard(waiting, inMinutes(15)).kitchen).toHaveLength(1);
});

it('moves it there at once when somebody begins it, and offers that until it is to be begun [BRD-64]', () => {
  const waiting = entry(1, 'accepted', { ready: 40 });
  const begun = { ...waiting, startedAt: now };
  expect(numbersOf([begun])).toEqual({ new: [], kitchen: [1], ready: [], later: [] });
  expect([isToBegin(waiting, now), isToBegin(begun, now)]).toEqual([true, false]);
  expect([isToBegin(waiting, inMinutes(25)), isToBegin(entry(1, 'ready', { ready: 40 }), now)]).toEqual([false, false]);
});

it('shows new orders as they came, the others as they must be ready, then by number [BRD-02]', () => {
  const entries = [
    ...[entry(3, 'new', { ago: 1 }), entry(1, 'new', { ago: 5 }), entry(2, 'new', { ago: 5 })],
    ...[entry(9, 'accepted', { ready: 5 }), entry(8, 'accepted', { ready: 5 }), entry(7, 'accepted', { ready: 10 })],
    ...[entry(20, 'on_the_way', { ready: 1 }), entry(21, 'ready', { ready: 9 }), entry(22, 'ready', { ready: 2 })],
  ];
  expect(numbersOf(entries)).toEqual({ new: [1, 2, 3], kitchen: [8, 9, 7], ready: [22, 21, 20], later: [] });
});
