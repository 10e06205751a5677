import { distanceTo, doCross } from './edges.ts';
import { areNear, type Edge, edgesNear, type Shape } from './plane.ts';

/** Borders that are drawn along each other differ by less than this. */
const marginMetres = 1;

/** True if two shapes have an area in common. Shapes with one border have none. */
export function doOverlap(one: Shape, other: Shape): boolean {
  if (!areNear(one.box, other.box, 0)) return false;
  const [ours, theirs] = [edgesNear(one, other, marginMetres), edgesNear(other, one, marginMetres)];
  if (ours.some((edge) => theirs.some((crossed) => doCross(edge, crossed, marginMetres)))) return true;
  return heightsOf([...ours, ...theirs]).some((y) => doShare(spansAt(one, y), spansAt(other, y)));
}

const mostHeights = 64;

/** Heights between the corners of edges, where the shapes are compared along a line from west to east. */
function heightsOf(edges: Edge[]): number[] {
  const corners = edges.flatMap(({ from, to }) => [from[1], to[1]]).sort((a, b) => a - b);
  const middles = corners.flatMap((y, position) => {
    const next = corners[position + 1] ?? y;
    return next - y > marginMetres ? [(y + next) / 2] : [];
  });
  const step = Math.ceil(middles.length / mostHeights);
  return middles.filter((_, position) => position % step === 0);
}

interface Span {
  west: number;
  east: number;
}

/** The parts of a line from west to east that are inside of a shape. */
function spansAt({ edges }: Shape, y: number): Span[] {
  const borders = edges
    .filter(({ from, to }) => from[1] > y !== to[1] > y)
    .map(({ from, to }) => from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]))
    .sort((a, b) => a - b);
  return borders.flatMap((west, position) => {
    const east = borders[position + 1];
    return position % 2 === 1 || east === undefined ? [] : [{ west, east }];
  });
}

function doShare(ours: Span[], theirs: Span[]): boolean {
  return ours.some((one) =>
    theirs.some((other) => Math.min(one.east, other.east) - Math.max(one.west, other.west) > marginMetres),
  );
}

/** The distance in metres between two shapes that do not overlap, if it is below a limit; else null. */
export function gapBetween(one: Shape, other: Shape, limitMetres: number): number | null {
  if (!areNear(one.box, other.box, limitMetres)) return null;
  const [ours, theirs] = [edgesNear(one, other, limitMetres), edgesNear(other, one, limitMetres)];
  const least = leastDistance(theirs, ours, leastDistance(ours, theirs, limitMetres));
  return marginMetres < least && least < limitMetres ? least : null;
}

/** The least distance of two borders, or the limit. It is always that of a corner, and each corner is the start of an edge. */
function leastDistance(corners: Edge[], edges: Edge[], limit: number): number {
  let least = limit;
  for (const { from } of corners) {
    const [x, y] = from;
    const corner = { west: x, east: x, south: y, north: y };
    for (const edge of edges) if (areNear(edge.box, corner, least)) least = Math.min(least, distanceTo(edge, from));
  }
  return least;
}
