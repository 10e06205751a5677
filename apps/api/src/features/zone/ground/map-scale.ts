import type { MapBox } from '@comptoir/contract';

/** The size of a bin of houses in degrees. */
export interface MapScale {
  binLng: number;
  binLat: number;
}

const binPixels = 40;
const worldPixels = 256;
/** The bins from one side of a map to the other, so that a wide box at a high zoom is no huge answer. */
const mostBins = 100;

/** The scale of a Mercator map, where a degree of latitude is wider than one of longitude. */
export function mapScale({ west, south, east, north }: MapBox, zoom: number): MapScale {
  const binLng = Math.max((binPixels * 360) / (worldPixels * 2 ** zoom), (east - west) / mostBins);
  return { binLng, binLat: binLng * squeeze((south + north) / 2) };
}

/** How much shorter a degree of longitude is than one of latitude. */
export const squeeze = (latitude: number) => Math.cos((latitude * Math.PI) / 180);
