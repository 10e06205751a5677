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
  /** The number of edges of its ring. */
  count: number;
}

/** A drawn zone on a plane. */
export interface Shape {
  edges: Edge[];
  box: Box;
}

interface Origin {
  lat: number;
  lng: number;
}

const metresPerLatitude = 111_195;

/** Lays a drawn zone on a plane around an origin, which is exact enough within a hundred kilometres; null without a polygon. */
export function shapeOf({ polygon }: Zone, origin: Origin): Shape | null {
  const metresPerLongitude = metresPerLatitude * Math.cos((origin.lat * Math.PI) / 180);
  const rings = (polygon ?? []).map((ring) =>
    withoutDoubles(
      ring.map(
        ([lng = 0, lat = 0]): Point => [
          (lng - origin.lng) * metresPerLongitude,
          (lat - origin.lat) * metresPerLatitude,
        ],
      ),
    ),
  );
  const points = rings.flat();
  return points.length === 0 ? null : { edges: rings.flatMap(edgesOf), box: boxOf(points) };
}

/** Leaves out corners that repeat their predecessor, such as a last corner that closes its ring. */
function withoutDoubles(points: Point[]): Point[] {
  return points.filter(([x, y], position) => {
    const [beforeX, beforeY] = points.at(position - 1) ?? [];
    return x !== beforeX || y !== beforeY;
  });
}

function edgesOf(points: Point[], ring: number): Edge[] {
  return points.map((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    return { from, to, box: boxOf([from, to]), ring, index, count: points.length };
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
