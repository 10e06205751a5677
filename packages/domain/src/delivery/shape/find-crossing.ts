import { distanceTo, doCross } from './edges.ts';
import { areNear, type Edge, type Shape, touchMetres } from './plane.ts';

/** Two edges of a shape that cross, or that touch although they belong to one ring, like those of a bow tie. */
export function findCrossing({ edges }: Shape): [Edge, Edge] | null {
  const fromWest = edges.toSorted((a, b) => a.box.west - b.box.west);
  for (const [position, one] of fromWest.entries()) {
    for (let next = position + 1; next < fromWest.length; next += 1) {
      const other = fromWest[next];
      if (!other || other.box.west > one.box.east + touchMetres) break;
      if (areNear(one.box, other.box, touchMetres) && doMeet(one, other)) return [one, other];
    }
  }
  return null;
}

function doMeet(one: Edge, other: Edge): boolean {
  if (one.ring !== other.ring) return doCross(one, other, 0);
  if (isAfter(other, one)) return doFoldBack(one, other);
  if (isAfter(one, other)) return doFoldBack(other, one);
  return (
    doCross(one, other, 0) ||
    isOn(one, other.from) ||
    isOn(one, other.to) ||
    isOn(other, one.from) ||
    isOn(other, one.to)
  );
}

function isAfter(next: Edge, { index, count }: Edge): boolean {
  return next.index === (index + 1) % count;
}

/** True if the border returns on itself at the corner between two edges. */
function doFoldBack(first: Edge, second: Edge): boolean {
  return isOn(first, second.to) || isOn(second, first.from);
}

function isOn(edge: Edge, point: Edge['from']): boolean {
  return distanceTo(edge, point) < touchMetres;
}
