import { describe, expect, it } from 'vitest';
import { circleAround, isDegrees, middleOf, movePoint, readPoints, readRings, writeRings } from './points.ts';

const ring = [
  [4.83, 45.77],
  [4.84, 45.77],
  [4.84, 45.78],
];
const hole = [
  [4.835, 45.771],
  [4.836, 45.771],
  [4.836, 45.772],
];

describe('the points of a zone', () => {
  it('are typed as latitude and longitude, and stored as GeoJSON, with holes [HRS-13]', () => {
    const text = writeRings([ring, hole]);
    expect(readPoints(text)[0]?.[0]).toEqual({ lat: '45.77', lng: '4.83' });
    expect(readRings(text)).toEqual([ring, hole]);
    expect(readRings('45,77 4,83')).toEqual([[[4.83, 45.77]]]);
    expect(readRings('')).toEqual([]);
  });

  it.each(['91 4', 'abc 4', '45 181', '45.', '45 '])('are no points: %s [HRS-13]', (text) => {
    expect(readRings(text)).toBeNull();
  });

  it('have limits by axis [HRS-13]', () => {
    expect([isDegrees('91', 'lat'), isDegrees('91', 'lng'), isDegrees('45,5', 'lat')]).toEqual([false, true, true]);
  });

  it('move up and down, but not beyond the ends [HRS-13]', () => {
    expect(movePoint(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(movePoint(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
    expect(movePoint(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(movePoint(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  });

  it('have a middle [HRS-13]', () => {
    expect([middleOf(ring), middleOf([])]).toEqual([{ lat: 45.775, lng: 4.835 }, null]);
  });

  it('are 48 for a circle, all at its radius [HRS-13]', () => {
    const centre = { lat: 45.7745, lng: 4.8316 };
    const circle = circleAround(centre, 1_500);
    const metres = circle.map(([lng = 0, lat = 0]) =>
      Math.hypot((lng - centre.lng) * 111_195 * Math.cos((centre.lat * Math.PI) / 180), (lat - centre.lat) * 111_195),
    );
    expect(circle).toHaveLength(48);
    for (const radius of metres) expect(Math.abs(radius - 1_500)).toBeLessThan(1);
    expect(circle[0]?.[1]).toBeGreaterThan(centre.lat);
  });
});
