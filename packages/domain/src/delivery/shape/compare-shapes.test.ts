import { describe, expect, it } from 'vitest';
import { aSquare } from '../../testing/checked-example.ts';
import type { Zone } from '../zone.ts';
import { doOverlap, gapBetween } from './compare-shapes.ts';
import { shapeOf } from './plane.ts';

const lyon = { lat: 45.76, lng: 4.83 };

function shape(zone: Zone) {
  const found = shapeOf(zone, lyon);
  if (!found) throw new Error('The zone is not drawn');
  return found;
}

/** A zone by its corners, in thousandths of a degree. */
const drawn = (...rings: [number, number][][]): Zone => ({
  ...aSquare('Zone'),
  polygon: rings.map((ring) => ring.map(([x, y]) => [4.82 + x / 1000, 45.76 + y / 1000])),
});
const square = shape(aSquare('Centre'));

describe('two drawn zones', () => {
  it.each<[string, Zone, boolean]>([
    ['beside each other', aSquare('Est', { east: 20 }), false],
    ['with one corner in common', aSquare('Nord-est', { east: 20, north: 20 }), false],
    ['apart', aSquare('Loin', { east: 100 }), false],
    ['half on each other', aSquare('Est', { east: 10, north: 10 }), true],
    ['in one line, with a strip in common', aSquare('Est', { east: 18 }), true],
    ['one inside the other', aSquare('Petit', { east: 5, north: 5, size: 5 }), true],
    ['one around the other', aSquare('Grand', { east: -5, north: -5, size: 40 }), true],
    ['drawn alike', aSquare('Jumeau'), true],
    [
      'crossing like a plus',
      drawn([
        [5, -5],
        [8, -5],
        [8, 25],
        [5, 25],
      ]),
      true,
    ],
    [
      'one in the hole of the other',
      drawn(
        [
          [-10, -10],
          [30, -10],
          [30, 30],
          [-10, 30],
        ],
        [
          [0, 0],
          [20, 0],
          [20, 20],
          [0, 20],
        ],
      ),
      false,
    ],
  ])('%s overlap or not [REH-04]', (_, zone, isOverlapping) => {
    expect(doOverlap(square, shape(zone))).toBe(isOverlapping);
    expect(doOverlap(shape(zone), square)).toBe(isOverlapping);
  });

  it('have the gap between their borders in metres, if it is narrow [REH-04]', () => {
    expect(gapBetween(square, shape(aSquare('Nord', { north: 22 })), 300)).toBeCloseTo(222.39, 1);
    expect(gapBetween(square, shape(aSquare('Nord', { north: 23 })), 300)).toBeNull();
    expect(gapBetween(square, shape(aSquare('Est', { east: 20 })), 300)).toBeNull();
  });
});
