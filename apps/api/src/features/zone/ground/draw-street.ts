import type { MapPosition } from '@comptoir/contract';
import type { HouseRecord } from '../../../db/schema/index.ts';
import type { MapScale } from './map-scale.ts';

interface Side {
  houses: number;
  lng: number;
  lat: number;
}

const fewestBins = 3;
/** Shorter streets are no line on a map: four pixels in bins. */
const shortestBins = 0.1;

/**
 * Draws a street as a line through the middle between its two sides, along its longer axis (HRS-12). Houses by their number would zigzag
 * between even and odd. A short street has smaller bins, so that a map of the whole town has its streets; one too short is no line.
 */
export function drawStreet(houses: readonly HouseRecord[], { binLng, binLat }: MapScale): MapPosition[] {
  let [west, east, south, north] = [180, -180, 90, -90];
  for (const [, , lat, lng] of houses) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  const [acrossLng, acrossLat] = [(east - west) / binLng, (north - south) / binLat];
  const across = Math.max(acrossLng, acrossLat);
  if (across < shortestBins) return [];
  const size = Math.min(1, across / fewestBins);
  const last = Math.ceil(across / size) - 1;
  const bins = new Map<number, [odd: Side, even: Side]>();
  for (const [number, , lat, lng] of houses) {
    const along = acrossLng >= acrossLat ? (lng - west) / binLng : (lat - south) / binLat;
    const place = Math.min(last, Math.floor(along / size));
    const sides = bins.get(place) ?? [emptySide(), emptySide()];
    bins.set(place, sides);
    const side = sides[number % 2 === 0 ? 1 : 0];
    side.houses += 1;
    side.lng += lng;
    side.lat += lat;
  }
  return [...bins].sort(([a], [b]) => a - b).map(([, sides]) => middleOf(sides));
}

const emptySide = (): Side => ({ houses: 0, lng: 0, lat: 0 });

function middleOf(both: readonly Side[]): MapPosition {
  const sides = both.filter(({ houses }) => houses > 0);
  const mean = (sum: (side: Side) => number) =>
    sides.reduce((total, side) => total + sum(side) / side.houses, 0) / sides.length;
  return [roundDegrees(mean(({ lng }) => lng)), roundDegrees(mean(({ lat }) => lat))];
}

/** A metre is enough for a map, and short numbers make a small answer. */
export const roundDegrees = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
