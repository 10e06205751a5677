import type { Origin } from '@comptoir/domain';

/** Rings of `[lng, lat]`, as in the catalogue's file. */
export type Rings = number[][][];

/** A point of a ring as it is typed. */
export interface TypedPoint {
  lat: string;
  lng: string;
}

const decimals = 6;
/** Rounds to what the form shows, about ten centimetres. */
export const roundDegrees = (degrees: number) => Number(degrees.toFixed(decimals));

/** Writes rings as the text of a form: a line for each point, latitude first, and an empty line between rings. */
export function writeRings(rings: Rings): string {
  return rings
    .map((ring) => writePoints(ring.map(([lng = 0, lat = 0]) => ({ lat: String(lat), lng: String(lng) }))))
    .join('\n\n');
}

export function writePoints(points: readonly TypedPoint[]): string {
  return points.map(({ lat, lng }) => `${lat.replaceAll(/\s/g, '')} ${lng.replaceAll(/\s/g, '')}`).join('\n');
}

/** The points of each ring of a text. */
export function readPoints(text: string): TypedPoint[][] {
  if (text === '') return [];
  return text.split('\n\n').map((ring) =>
    ring.split('\n').map((line) => {
      const [lat = '', lng = ''] = line.split(' ');
      return { lat, lng };
    }),
  );
}

/** Degrees as French people type them. Null if it is no number within the limit. */
function readDegrees(typed: string, limit: number): number | null {
  const text = typed.trim().replace(',', '.');
  if (!/^-?\d{1,3}(\.\d+)?$/.test(text)) return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= limit ? degrees : null;
}

/** The rings of a text; null while a point is malformed. */
export function readRings(text: string): Rings | null {
  const rings = readPoints(text).map((ring) =>
    ring.map(({ lat, lng }) => [readDegrees(lng, 180), readDegrees(lat, 90)]),
  );
  return rings.every((ring) => ring.every((point) => point.every((part) => part !== null))) ? (rings as Rings) : null;
}

export function isDegrees(typed: string, axis: keyof TypedPoint): boolean {
  return readDegrees(typed, axis === 'lat' ? 90 : 180) !== null;
}

/** Moves a point of a ring by a step. At the ends nothing moves. */
export function movePoint<T>(ring: readonly T[], index: number, step: -1 | 1): T[] {
  const other = index + step;
  const [one, two] = [ring[index], ring[other]];
  if (one === undefined || two === undefined) return [...ring];
  return ring.map((point, position) => (position === index ? two : position === other ? one : point));
}

/** The middle of the points' box. */
export function middleOf(points: readonly (readonly number[])[]): Origin | null {
  const [lngs, lats] = [points.map(([lng = 0]) => lng), points.map(([, lat = 0]) => lat)];
  const middle = (values: number[]) => roundDegrees((Math.min(...values) + Math.max(...values)) / 2);
  return points.length === 0 ? null : { lat: middle(lats), lng: middle(lngs) };
}

const circlePoints = 48;
const metresPerLatitude = 111_195;

/** A circle as a ring of 48 points, from the north clockwise (HRS-13). */
export function circleAround({ lat, lng }: Origin, radiusMetres: number): number[][] {
  const metresPerLongitude = metresPerLatitude * Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: circlePoints }, (_, index) => {
    const angle = (index / circlePoints) * 2 * Math.PI;
    return [
      roundDegrees(lng + (Math.sin(angle) * radiusMetres) / metresPerLongitude),
      roundDegrees(lat + (Math.cos(angle) * radiusMetres) / metresPerLatitude),
    ];
  });
}
