import type { MapBox } from '@comptoir/contract';

export interface View {
  box: MapBox;
  width: number;
  height: number;
  /** Another text means another part of the map. */
  key: string;
}

type Spot = readonly [x: number, y: number];

const width = 720;
const heights = { least: 400, most: 800 };
/** The share of the map around what it shows. */
const margin = 0.15;
const leastDegrees = 0.02;

/** The part of the map that shows all points. Null without any. */
export function boxAround(points: readonly (readonly number[])[]): View | null {
  if (points.length === 0) return null;
  const lng = span(points.map(([value = 0]) => value));
  const lat = span(points.map(([, value = 0]) => value));
  const shrink = Math.cos((((lat.from + lat.to) / 2) * Math.PI) / 180);
  const [wide, high] = [(lng.to - lng.from) * shrink, lat.to - lat.from];
  const tall = widen(lat, (wide * heights.least) / width);
  const broad = widen(lng, (high * width) / heights.most / shrink);
  const box = { west: broad.from, south: tall.from, east: broad.to, north: tall.to };
  const height = ((tall.to - tall.from) / ((broad.to - broad.from) * shrink)) * width;
  return { box, width, height: Math.round(height), key: Object.values(box).join() };
}

/** Makes a span at least as long as wanted, around its middle. */
function widen({ from, to }: Span, wanted: number): Span {
  const room = Math.max(0, (wanted - (to - from)) / 2);
  return { from: from - room, to: to + room };
}

interface Span {
  from: number;
  to: number;
}

function span(values: number[]): Span {
  const [from, to] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((to - from) * margin, (leastDegrees - (to - from)) / 2);
  return { from: from - room, to: to + room };
}

/** Places `[lng, lat]` on the map. */
export function projectInto({ box: { west, south, east, north }, width, height }: View) {
  return ([lng = 0, lat = 0]: readonly number[]): Spot => [
    Math.round(((lng - west) / (east - west)) * width * 10) / 10,
    Math.round(((north - lat) / (north - south)) * height * 10) / 10,
  ];
}

export function pathOf(spots: readonly Spot[], isClosed: boolean): string {
  return spots.length === 0 ? '' : `M${spots.map((spot) => spot.join(' ')).join('L')}${isClosed ? 'Z' : ''}`;
}
