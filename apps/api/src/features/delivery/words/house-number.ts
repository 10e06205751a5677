import type { GeoPoint } from '../../../gateways/geocoder/geocoder.ts';
import { isStreetType } from './address-words.ts';

/** A house number such as 5, 5 bis or 5A. The suffix is in lower case, or empty. */
export interface HouseNumber {
  number: number;
  suffix: string;
}

export interface House extends HouseNumber {
  point: GeoPoint;
}

const newHouseReach = 10;
const firstMadeUpNumber = 5000;

/** Formats "5 bis place Bellecour", "12A rue Paul-Bert", or "Place Bellecour" without a number. */
export function formatStreet(houseNumber: HouseNumber | null, name: string): string {
  if (!houseNumber) return name;
  const [type = ''] = name.split(' ', 1);
  const street = isStreetType(type) ? type.toLowerCase() + name.slice(type.length) : name;
  const suffix = houseNumber.suffix.length > 1 ? ` ${houseNumber.suffix}` : houseNumber.suffix.toUpperCase();
  return `${houseNumber.number}${suffix} ${street}`;
}

export function findHouse(houses: House[], houseNumber: HouseNumber): House | null {
  return houses.find(({ number, suffix }) => number === houseNumber.number && suffix === houseNumber.suffix) ?? null;
}

/** True for a hamlet, whose houses have no numbers or invented ones from 5000 upwards. */
export function isHamlet(name: string, houses: House[]): boolean {
  const [type = ''] = name.split(' ', 1);
  const isRoad = isStreetType(type) && !/^(?:hameau|lieu)/i.test(type);
  return houses.length === 0 || (!isRoad && houses.every(({ number }) => number >= firstMadeUpNumber));
}

/** `hasHouse` is true for a house that exists, or whose number is close enough to an existing one to be new. */
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
