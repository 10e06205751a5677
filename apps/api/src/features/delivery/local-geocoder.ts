import type { Db } from '../../db/database.ts';
import type { AddressSuggestion, Geocoder, GeoPoint, LocatedAddress } from '../../gateways/geocoder/geocoder.ts';
import {
  findSimilarStreets,
  findStreetsByBeginnings,
  readStreets,
  type Street,
  type StreetWithHouses,
} from './address-index/address-repository.ts';
import { isCommonWord } from './words/address-words.ts';
import { findRegion } from './words/find-region.ts';
import { findHouse, formatStreet, type HouseNumber, placeHouseNumber } from './words/house-number.ts';
import { judgeStreet, type StreetJudgement } from './words/judge-street.ts';
import { type AddressReading, readAddress, readStreet, searchTextOf } from './words/read-address.ts';

/** Every address of the index is in France. */
const country = 'France';

interface FoundStreet extends StreetJudgement {
  street: Street;
}

/** Knows the addresses of the shop's own index, by the restaurant's database alone (`npm run addresses import FILE`). */
export function createLocalGeocoder(db: Db): Geocoder {
  return {
    suggest: (query, options) => suggest(db, query, options),
    locate: (address) => locate(db, address),
  };
}

async function suggest(
  db: Db,
  query: string,
  { near, limit }: { near: GeoPoint | null; limit: number },
): Promise<AddressSuggestion[]> {
  const asked = readAddress(query);
  const found = await findStreets(db, asked, near, limit);
  const { houseNumber } = asked;
  if (!houseNumber) return found.slice(0, limit).map(({ street }) => suggestionOf(street, null));
  const withNumber = await streetsWithHouseNumber(db, found.slice(0, 3 * limit), houseNumber);
  // A street of two postal codes has the house in one of them.
  const byNumber = found.toSorted((a, b) => a.penalty - b.penalty || withNumber(b.street) - withNumber(a.street));
  return byNumber.slice(0, limit).map(({ street }) => suggestionOf(street, withNumber(street) ? houseNumber : null));
}

async function streetsWithHouseNumber(
  db: Db,
  found: FoundStreet[],
  houseNumber: HouseNumber,
): Promise<(street: Street) => 0 | 1> {
  const streets = await readStreets(
    db,
    found.map(({ street }) => street.searchText),
  );
  const withNumber = new Set(
    streets.filter(({ houses }) => findHouse(houses, houseNumber)).map(({ searchText }) => searchText),
  );
  return (street) => (withNumber.has(street.searchText) ? 1 : 0);
}

/** The streets that an address may mean, best first. Slips are forgiven where too few streets have the very words. */
async function findStreets(
  db: Db,
  asked: AddressReading,
  near: GeoPoint | null,
  enough: number,
): Promise<FoundStreet[]> {
  const words = [...new Set(asked.words)];
  const telling = words.filter((word) => !isCommonWord(word));
  if (words.length === 0 && !asked.postalCode) return [];
  const begun = await findStreetsByBeginnings(db, asked.postalCode ? [...words, asked.postalCode] : words, near);
  const isEnough = begun.length >= enough || telling.length === 0;
  const similar = isEnough ? [] : await findSimilarStreets(db, telling, near);
  // Sorting is stable: of equal ones the nearest stays first.
  const streets = new Map([...begun, ...similar].map((street) => [street.searchText, street]));
  return [...streets.values()]
    .flatMap((street) => {
      const judgement = judgeStreet(asked, street);
      return judgement ? [{ street, ...judgement }] : [];
    })
    .sort((a, b) => a.penalty - b.penalty);
}

async function locate(db: Db, address: string): Promise<LocatedAddress | null> {
  const readings = [readStreet(address), readAddress(address)];
  const named = await readStreets(
    db,
    readings.map(({ words, postalCode }) => searchTextOf(words, postalCode ?? '')),
  );
  for (const { words, postalCode, houseNumber } of readings) {
    const street = named.find(({ searchText }) => searchText === searchTextOf(words, postalCode ?? ''));
    if (street) return locatedOf(street, houseNumber);
  }
  const asked = readAddress(address);
  const found = await findStreets(db, asked, null, 1);
  const street = chooseStreet(await readStreets(db, meantOnes(found)), asked.houseNumber);
  return street ? locatedOf(street, asked.houseNumber) : null;
}

/** The streets that were not only searched for but meant, as far as words can tell. */
function meantOnes(found: FoundStreet[]): string[] {
  const meant = found.filter(({ isWhole, hasOtherPostalCode }) => isWhole && !hasOtherPostalCode);
  return meant.filter(({ penalty }) => penalty === meant[0]?.penalty).map(({ street }) => street.searchText);
}

/** The one that is meant; null where it may be another name or town. A street of several postal codes is that of its house. */
function chooseStreet(streets: StreetWithHouses[], houseNumber: HouseNumber | null): StreetWithHouses | null {
  if (new Set(streets.map(({ name, city }) => `${name}, ${city}`)).size !== 1) return null;
  const ofNumber = houseNumber && streets.find(({ houses }) => findHouse(houses, houseNumber));
  return ofNumber ?? streets[0] ?? null;
}

function suggestionOf(street: Street, houseNumber: HouseNumber | null): AddressSuggestion {
  const mainText = formatStreet(houseNumber, street.name);
  const secondaryText = `${street.postalCode} ${street.city}, ${country}`;
  return { description: `${mainText}, ${secondaryText}`, mainText, secondaryText };
}

function locatedOf(street: StreetWithHouses, houseNumber: HouseNumber | null): LocatedAddress {
  const placed = placeHouseNumber(street.houses, houseNumber);
  const kept = placed?.hasHouse ? houseNumber : null;
  const { description, mainText } = suggestionOf(street, kept);
  return {
    formattedAddress: description,
    address: mainText,
    city: street.city,
    state: findRegion(street.postalCode),
    postalCode: street.postalCode,
    country,
    hasHouseNumber: kept !== null,
    point: placed?.point ?? street.point,
  };
}
