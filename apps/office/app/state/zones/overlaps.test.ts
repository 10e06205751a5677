import { expect, it } from 'vitest';
import { overlapsOf } from './overlaps.ts';

const square = (name: string, lng: number, size = 0.01) => ({
  key: name,
  name,
  rings: [
    [
      [lng, 45.76],
      [lng + size, 45.76],
      [lng + size, 45.77],
      [lng, 45.77],
    ],
  ],
});

it('finds the drawn zones that overlap, and none that only touch [HRS-15]', () => {
  const zones = [square('A', 4.8), square('B', 4.805), square('C', 4.815), { key: 'D', name: 'D', rings: [] }];
  expect(overlapsOf(zones).map((pair) => pair.map(({ name }) => name))).toEqual([['A', 'B']]);
  expect(overlapsOf([...zones, square('E', 4.81, 0.02)]).map((pair) => pair.map(({ name }) => name).join(''))).toEqual([
    'AB',
    'BE',
    'CE',
  ]);
  expect(overlapsOf([])).toEqual([]);
});
