import type { MapPosition } from '@comptoir/contract';
import type { GeoPoint } from '../../../gateways/geocoder/geocoder.ts';

const directions = 24;
/** The room between the outermost houses and the outline, so that their gardens and the other side of their street are inside. */
const roomMetres = 150;
const metresPerLatitude = 111_195;
const turn = (2 * Math.PI) / directions;

/**
 * Draws a convex outline around points, at least 150 m outside of their hull (HRS-13). In each of 24 directions a line touches the points from
 * outside and is moved away by the room; the corners are where neighbouring lines cross.
 */
export function outlineAround(points: readonly GeoPoint[]): MapPosition[] {
  const [origin] = points;
  if (!origin) return [];
  const metresPerLongitude = metresPerLatitude * Math.cos((origin.lat * Math.PI) / 180);
  const spots = points.map(({ lat, lng }) => ({
    east: (lng - origin.lng) * metresPerLongitude,
    north: (lat - origin.lat) * metresPerLatitude,
  }));
  const reaches = Array.from({ length: directions }, (_, index) => {
    const [east, north] = [Math.cos(index * turn), Math.sin(index * turn)];
    return spots.reduce((most, spot) => Math.max(most, spot.east * east + spot.north * north), -Infinity) + roomMetres;
  });
  return reaches.map((reach, index) => {
    const next = reaches[(index + 1) % directions] ?? reach;
    const [angle, nextAngle] = [index * turn, (index + 1) * turn];
    const east = (reach * Math.sin(nextAngle) - next * Math.sin(angle)) / Math.sin(turn);
    const north = (next * Math.cos(angle) - reach * Math.cos(nextAngle)) / Math.sin(turn);
    return [round(origin.lng + east / metresPerLongitude), round(origin.lat + north / metresPerLatitude)];
  });
}

/** About ten centimetres, as the form of a zone writes points. */
const round = (degrees: number) => Number(degrees.toFixed(6));
