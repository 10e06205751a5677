import { describe, expect, it } from 'vitest';
import type { HouseRecord } from '../../../db/schema/index.ts';
import { drawStreet } from './draw-street.ts';
import { mapScale } from './map-scale.ts';

const town = { west: 4.82, south: 45.75, east: 4.85, north: 45.77 };
const metre = 1 / 111_195;

/** Houses each ten metres along a street, the odd ones 8 m to its left and the even ones 8 m to its right. */
function street(metres: number, bend: (along: number) => [lng: number, lat: number]): HouseRecord[] {
  return Array.from({ length: metres / 10 }, (_, index): HouseRecord => {
    const [lng, lat] = bend(index * 10);
    return [index + 1, '', lat + (index % 2 === 0 ? 8 : -8) * metre, lng];
  });
}
const eastward = (along: number): [number, number] => [
  4.83 + (along * metre) / Math.cos((45.76 * Math.PI) / 180),
  45.76,
];
/** The greatest distance of a line's points from a latitude, in metres. */
const offset = (line: number[][], lat: number) =>
  Math.max(...line.map((point) => Math.abs((point[1] ?? 0) - lat))) / metre;

describe('a street on the map of the zones', () => {
  it('is a line through its middle, whatever the order of its houses [HRS-12]', () => {
    const houses = street(1000, eastward);
    const line = drawStreet(houses, mapScale(town, 16));
    // 40 pixels are 67 m at this zoom.
    expect(line.length).toBe(15);
    expect(offset(line, 45.76)).toBeLessThan(1.2);
    expect(drawStreet(houses.toReversed(), mapScale(town, 16))).toEqual(line);
    expect(line.map(([lng]) => lng)).toEqual(line.map(([lng]) => lng).toSorted((a, b) => a - b));
  });

  it('is in its middle where one side has more houses [HRS-12]', () => {
    const houses = street(1000, eastward).filter(([number]) => number % 2 === 1 || number % 4 === 0);
    expect(offset(drawStreet(houses, mapScale(town, 15)), 45.76)).toBeLessThan(1.2);
  });

  it('follows its bends, from south to north too [HRS-12]', () => {
    const bent = (along: number): [number, number] => [4.83 + Math.max(0, along - 500) * metre, 45.76 + along * metre];
    const line = drawStreet(street(1000, bent), mapScale(town, 16));
    expect(line.length).toBeGreaterThan(12);
    expect(line[0]?.[0]).toBe(4.83);
    expect(line.at(-1)?.[0]).toBeGreaterThan(4.834);
  });

  it('has fewer points the farther the map is zoomed out, and is no line below 4 pixels [HRS-12]', () => {
    const france = { west: -5, south: 42, east: 9, north: 51 };
    const counts = [17, 16, 15, 14, 12].map((zoom) => drawStreet(street(1000, eastward), mapScale(town, zoom)).length);
    expect(counts).toEqual([30, 15, 8, 4, 3]);
    expect(drawStreet(street(1000, eastward), mapScale(france, 6))).toEqual([]);
  });

  it('is nothing without houses, or with one [HRS-12]', () => {
    expect(drawStreet([], mapScale(town, 16))).toEqual([]);
    expect(drawStreet([[5, '', 45.76, 4.83]], mapScale(town, 16))).toEqual([]);
  });

  it('has a hundred bins at most from one side of the map to the other, whatever zoom is asked for [HRS-12]', () => {
    expect((town.east - town.west) / mapScale(town, 22).binLng).toBeCloseTo(100, 6);
  });
});
