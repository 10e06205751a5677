import type { GeoPoint } from '../../gateways/geocoder/geocoder.ts';
import { isStreetType } from './address-words.ts';

/** A house number: 5, 5 bis, 5A. Suffixes are lower case, "" where there is none. */
export interface Door {
  number: number;
  suffix: string;
}

export interface House extends Door {
  point: GeoPoint;
}

/** How many numbers a door may be away from the nearest known one: houses are built, indexes are a year old. */
const newHouseReach = 10;

/** "5 bis place Bellecour", "12A rue Paul-Bert", and "Place Bellecour" without a door. */
export function formatStreet(door: Door | null, name: string): string {
  if (!door) return name;
  const [type = ''] = name.split(' ', 1);
  const street = isStreetType(type) ? type.toLowerCase() + name.slice(type.length) : name;
  const suffix = door.suffix.length > 1 ? ` ${door.suffix}` : door.suffix.toUpperCase();
  return `${door.number}${suffix} ${street}`;
}

/** That very door among a street's houses. */
export function findHouse(houses: House[], door: Door): House | null {
  return houses.find(({ number, suffix }) => number === door.number && suffix === door.suffix) ?? null;
}

/**
 * Where a door is: its own point, else that of the nearest number, else the middle of the street; null: no house is known.
 * `hasHouse` says whether a courier can be sent there: the door is known, or so near to a known one that it may be new.
 */
export function placeDoor(houses: House[], door: Door | null): { point: GeoPoint; hasHouse: boolean } | null {
  const inOrder = houses.toSorted((a, b) => a.number - b.number);
  const middle = inOrder[inOrder.length >> 1];
  if (!middle) return null;
  if (!door) return { point: middle.point, hasHouse: false };
  const away = (house: House) => Math.abs(house.number - door.number);
  const nearest = findHouse(houses, door) ?? inOrder.reduce((best, house) => (away(house) < away(best) ? house : best));
  return { point: nearest.point, hasHouse: away(nearest) <= newHouseReach };
}
