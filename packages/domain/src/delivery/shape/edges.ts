import { areNear, type Edge, type Point } from './plane.ts';

/** True if two edges cross with more than a margin in metres on each side, so that edges which only touch do not. */
export function doCross(one: Edge, other: Edge, margin: number): boolean {
  return areNear(one.box, other.box, margin) && isBetween(one, other, margin) && isBetween(other, one, margin);
}

function isBetween(line: Edge, { from, to }: Edge, margin: number): boolean {
  const [a, b] = [sideOf(line, from), sideOf(line, to)];
  return (a > margin && b < -margin) || (a < -margin && b > margin);
}

/** The distance in metres of a point from the line of an edge, negative on its right. */
function sideOf({ from, to }: Edge, [x, y]: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return (dx * (y - from[1]) - dy * (x - from[0])) / Math.sqrt(dx * dx + dy * dy);
}

/** The distance in metres of a point from an edge. */
export function distanceTo({ from, to }: Edge, [x, y]: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
  const along = Math.min(1, Math.max(0, share));
  const [east, north] = [x - from[0] - along * dx, y - from[1] - along * dy];
  return Math.sqrt(east * east + north * north);
}
