import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './create-turns.ts';

it('lets a few in at a time, in the order in which they came, and others between them', async () => {
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

it('lets in who comes after all others are gone, and who comes while they go', async () => {
  const takeTurn = createTurns();
  await takeTurn();
  const entered: string[] = [];
  await takeTurn().then(() => takeTurn().then(() => entered.push('came meanwhile')));
  expect(entered).toEqual(['came meanwhile']);
});
