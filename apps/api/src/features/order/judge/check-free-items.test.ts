import { expect, it } from 'vitest';
import { areFreeItemsGranted } from './check-free-items.ts';

const grant = (units: number, ...ids: number[]) => ({ units, candidateIds: new Set(ids) });
const take = (...items: [number, number][]) => items.map(([itemId, quantity]) => ({ itemId, quantity }));

it.each([
  ['nothing taken', [], [grant(1, 201)], true],
  ['nothing granted, nothing taken', [], [], true],
  ['the first candidate', take([201, 1]), [grant(1, 201, 301)], true],
  ['another candidate', take([301, 1]), [grant(1, 201, 301)], true],
  ['one of each candidate', take([201, 1], [301, 1]), [grant(2, 201, 301)], true],
  ['fewer than granted', take([201, 1]), [grant(3, 201)], true],
  ['more than granted', take([201, 2]), [grant(1, 201)], false],
  ['no candidate', take([302, 1]), [grant(1, 201, 301)], false],
  ['something although nothing is granted', take([201, 1]), [], false],
  ['a unit that must move to the other offer', take([201, 1], [301, 1]), [grant(1, 201, 301), grant(1, 201)], true],
  ['two offers of which only one has room', take([301, 2]), [grant(1, 201, 301), grant(1, 201)], false],
  ['a chain of moves', take([1, 1], [2, 1], [3, 1]), [grant(1, 1, 2), grant(1, 2, 3), grant(1, 1)], true],
])('judges %s [CRT-28]', (_what, taken, grants, expected) => {
  expect(areFreeItemsGranted(taken, grants)).toBe(expected);
});
