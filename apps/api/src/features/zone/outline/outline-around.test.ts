import { polygonFault } from '@comptoir/domain';
import { describe, expect, it } from 'vitest';
import { outlineAround } from './outline-around.ts';

const metre = 1 / 111_195;
const metreEast = metre / Math.cos((45.76 * Math.PI) / 180);
const place = (east: number, north: number) => ({ lat: 45.76 + north * metre, lng: 4.83 + east * metreEast });
const metresTo = ([lng = 0, lat = 0]: readonly number[], { lat: toLat, lng: toLng }: { lat: number; lng: number }) =>
  Math.hypot((lng - toLng) / metreEast, (lat - toLat) / metre);

/** True if the point is left of each side, as in a convex ring that turns left. */
const isInside = (ring: readonly number[][], lng: number, lat: number) =>
  ring.every(([fromLng = 0, fromLat = 0], index) => {
    const [toLng = 0, toLat = 0] = ring[(index + 1) % ring.length] ?? [];
    return (toLng - fromLng) * (lat - fromLat) - (toLat - fromLat) * (lng - fromLng) > 0;
  });

describe('the outline of a postal code', () => {
  const town = Array.from({ length: 400 }, (_, index) => place((index % 20) * 100, Math.floor(index / 20) * 150));
  const ring = outlineAround(town);

  it('has 24 points, and is a zone that can be stored [HRS-13, HRS-14]', () => {
    expect(ring).toHaveLength(24);
    expect(polygonFault([ring], place(0, 0))).toBeNull();
  });

  it('has each house inside, with 150 m around it, and not much more [HRS-13]', () => {
    for (const house of town)
      for (let angle = 0; angle < 6.3; angle += 0.1) {
        const { lat, lng } = house;
        const [north, east] = [Math.sin(angle) * 149.5 * metre, Math.cos(angle) * 149.5 * metreEast];
        expect(isInside(ring, lng + east, lat + north)).toBe(true);
      }
    const farthest = Math.max(...ring.map((point) => Math.min(...town.map((house) => metresTo(point, house)))));
    expect(farthest).toBeLessThan(240);
  });

  it('is a circle around a single house, and nothing without houses [HRS-13]', () => {
    const house = place(0, 0);
    for (const point of outlineAround([house])) expect(Math.abs(metresTo(point, house) - 150)).toBeLessThan(2);
    expect(outlineAround([])).toEqual([]);
  });
});
