import type { GeoPoint } from '../../../gateways/geocoder/geocoder.ts';
import { isStreetType } from './address-words.ts';

/** A house number: 5, 5 bis, 5A. Suffixes are lower case, "" where there is none. */
export interface HouseNumber {
  number: number;
  suffix: string;
}

export interface House extends HouseNumber {
  point: GeoPoint;
}

/** How many numbers a house may be away from the nearest known one: houses are built, indexes are a year old. */
const newHouseReach = 10;
const firstMadeUpNumber = 5000;

/** "5 bis place Bellecour", "12A rue Paul-Bert", and "Place Bellecour" without a number. */
export function formatStreet(houseNumber: HouseNumber | null, name: string): string {
  if (!houseNumber) return name;
  const [type = ''] = name.split(' ', 1);
  const street = isStreetType(type) ? type.toLowerCase() + name.slice(type.length) : name;
  const suffix = houseNumber.suffix.length > 1 ? ` ${houseNumber.suffix}` : houseNumber.suffix.toUpperCase();
  return `${houseNumber.number}${suffix} ${street}`;
}

/** That very house among a street's houses. */
export function findHouse(houses: House[], houseNumber: HouseNumber): House | null {
  return houses.find(({ number, suffix }) => number === houseNumber.number && suffix === houseNumber.suffix) ?? null;
}

/** True where houses have no numbers: a hamlet, of which the national base has no number, or makes them up from 5000 on. */
export function isHamlet(name: string, houses: House[]): boolean {
  const [type = ''] = name.split(' ', 1);
  const isRoad = isStreetType(type) && !/^(?:hameau|lieu)/i.test(type);
  return houses.length === 0 || (!isRoad && houses.every(({ number }) => number >= firstMadeUpNumber));
}

/**
 * Where a house is: its own point, else that of the nearest number, else the middle of the street; null: no house is known.
 * `hasHouse` says whether a courier can be sent there: the house is known, or so near to a known one that it may be new.
 */
export function placeHouseNumber(
  houses: House[],
  houseNumber: HouseNumber | null,
): { point: GeoPoint; hasHouse: boolean } | null {
  const inOrder = houses.toSorted((a, b) => a.number - b.number);
  const middle = inOrder[inOrder.length >> 1];
  if (!middle) return null;
  if (!houseNumber) return { point: middle.point, hasHouse: false };
  const away = (house: House) => Math.abs(house.number - houseNumber.number);
  const nearest =
    findHouse(houses, houseNumber) ?? inOrder.reduce((best, house) => (away(house) < away(best) ? house : best));
  return { point: nearest.point, hasHouse: away(nearest) <= newHouseReach };
}
