import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './create-turns.ts';

it('lets a few in at a time, in order', async () => {
  const takeTurn = createTurns();
  const entered: number[] = [];
  for (let index = 0; index < 8; index++) void takeTurn().then(() => entered.push(index));
  const seen: number[][] = [[...entered]];
  for (let turn = 0; turn < 3; turn++) {
    await nextTurn();
    seen.push([...entered]);
  }
  expect(seen).toEqual([[], [0, 1, 2], [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5, 6, 7]]);
});

it('lets the next in when all others are gone, or are just going', async () => {
  const takeTurn = createTurns();
  await takeTurn();
  const entered: string[] = [];
  await takeTurn().then(() => takeTurn().then(() => entered.push('came meanwhile')));
  expect(entered).toEqual(['came meanwhile']);
});
