import { findCrossing } from './find-crossing.ts';
import { type Edge, type Origin, type Shape, shapeOf, toPlane } from './plane.ts';

/** The number of corners of a ring. A last corner that closes the ring does not count. */
const ringCorners = { least: 3, most: 500 };
const farthestMetres = 60_000;

/** Why no restaurant can deliver to a drawn zone. */
export interface PolygonFault {
  why: 'few' | 'many' | 'crossing' | 'far' | 'swapped';
  /** The ring and the corner, as positions in the polygon. */
  path: number[];
  /** Points and segments by their number from 1 on, such as `4`, or `2.4` for those of a second ring. */
  values: Record<string, string>;
}

/** Finds the first fault of a drawn zone (HRS-14). Without the restaurant's place no zone is too far away. */
export function polygonFault(polygon: number[][][], place: Origin | null): PolygonFault | null {
  const [lng = 0, lat = 0] = polygon.flat()[0] ?? [];
  const shape = shapeOf({ polygon }, place ?? { lat, lng });
  return (
    countFault(polygon, shape?.edges ?? []) ??
    (place && distanceFault(polygon, place)) ??
    (shape && crossingFault(polygon, shape))
  );
}

function countFault(polygon: number[][][], edges: Edge[]): PolygonFault | null {
  const { least, most } = ringCorners;
  const counts = new Map(edges.map(({ ring, count }) => [ring, count]));
  // A closing corner is no corner of its own, so a ring may have one more.
  const many = polygon.findIndex((ring, position) => ring.length > most + 1 || (counts.get(position) ?? 0) > most);
  if (many >= 0) return { why: 'many', path: [many], values: {} };
  const few = polygon.findIndex((_, position) => (counts.get(position) ?? 0) < least);
  if (few >= 0 || polygon.length === 0) return { why: 'few', path: few < 0 ? [] : [few], values: {} };
  return null;
}

function distanceFault(polygon: number[][][], place: Origin): PolygonFault | null {
  const isFar = (position: number[]) => Math.hypot(...toPlane(position, place)) > farthestMetres;
  for (const [ring, corners] of polygon.entries()) {
    const corner = corners.findIndex(isFar);
    if (corner < 0) continue;
    const why = isFar((corners[corner] ?? []).toReversed()) ? 'far' : 'swapped';
    return { why, path: [ring, corner], values: { point: numberOf(polygon, { ring, corner }) } };
  }
  return null;
}

function crossingFault(polygon: number[][][], shape: Shape): PolygonFault | null {
  const crossing = findCrossing(shape);
  if (!crossing) return null;
  const [one, other] = crossing.sort((a, b) => a.ring - b.ring || a.corner - b.corner);
  const values = { segment: numberOf(polygon, one), other: numberOf(polygon, other) };
  return { why: 'crossing', path: [one.ring, one.corner], values };
}

function numberOf(polygon: number[][][], { ring, corner }: Pick<Edge, 'ring' | 'corner'>): string {
  return polygon.length > 1 ? `${ring + 1}.${corner + 1}` : `${corner + 1}`;
}
