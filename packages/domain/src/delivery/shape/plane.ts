import type { Zone } from '../zone.ts';

/** A point in metres east and north of an origin. */
export type Point = readonly [x: number, y: number];

interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

export interface Edge {
  from: Point;
  to: Point;
  box: Box;
  ring: number;
  index: number;
  /** The position of `from` in its ring as it was drawn. */
  corner: number;
  /** The number of edges of its ring. */
  count: number;
}

/** A drawn zone on a plane. */
export interface Shape {
  edges: Edge[];
  box: Box;
}

export interface Origin {
  lat: number;
  lng: number;
}

interface Corner {
  point: Point;
  corner: number;
}

const metresPerLatitude = 111_195;
/** Corners that are closer are the same corner. */
export const touchMetres = 0.01;

/** Lays a `[lng, lat]` on a plane around an origin, which is exact enough within a hundred kilometres. */
export function toPlane([lng = 0, lat = 0]: readonly number[], origin: Origin): Point {
  const metresPerLongitude = metresPerLatitude * Math.cos((origin.lat * Math.PI) / 180);
  return [(lng - origin.lng) * metresPerLongitude, (lat - origin.lat) * metresPerLatitude];
}

/** Lays a drawn zone on a plane around an origin; null without a polygon. */
export function shapeOf({ polygon }: Pick<Zone, 'polygon'>, origin: Origin): Shape | null {
  const rings = (polygon ?? []).map((ring) =>
    withoutDoubles(ring.map((position, corner) => ({ corner, point: toPlane(position, origin) }))),
  );
  const points = rings.flat().map(({ point }) => point);
  return points.length === 0 ? null : { edges: rings.flatMap(edgesOf), box: boxOf(points) };
}

/** Leaves out corners that their successor repeats, such as a last corner that closes its ring. */
function withoutDoubles(corners: Corner[]): Corner[] {
  return corners.filter(({ point: [x, y] }, position) => {
    const [nextX, nextY] = corners[(position + 1) % corners.length]?.point ?? [x, y];
    return Math.hypot(nextX - x, nextY - y) >= touchMetres;
  });
}

function edgesOf(corners: Corner[], ring: number): Edge[] {
  return corners.map(({ point: from, corner }, index) => {
    const to = corners[(index + 1) % corners.length]?.point ?? from;
    return { from, to, box: boxOf([from, to]), ring, index, corner, count: corners.length };
  });
}

function boxOf(points: readonly Point[]): Box {
  const box = {
    west: Number.POSITIVE_INFINITY,
    east: Number.NEGATIVE_INFINITY,
    south: Number.POSITIVE_INFINITY,
    north: Number.NEGATIVE_INFINITY,
  };
  for (const [x, y] of points) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return box;
}

/** True if the boxes are closer to each other than a margin in metres. */
export function areNear(a: Box, b: Box, margin: number): boolean {
  return (
    a.west - margin < b.east && b.west - margin < a.east && a.south - margin < b.north && b.south - margin < a.north
  );
}

export function edgesNear({ edges }: Shape, { box }: Pick<Shape, 'box'>, margin: number): Edge[] {
  return edges.filter((edge) => areNear(edge.box, box, margin));
}
