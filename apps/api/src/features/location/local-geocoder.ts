import type { Db } from '../../db/database.ts';
import type { AddressSuggestion, Geocoder, GeoPoint, LocatedAddress } from '../../gateways/geocoder/geocoder.ts';
import {
  findSimilarStreets,
  findStreetsByBeginnings,
  readStreets,
  type Street,
  type StreetWithHouses,
} from './address-repository.ts';
import { isCommonWord } from './address-words.ts';
import { type Door, findHouse, formatStreet, placeDoor } from './door.ts';
import { findRegion } from './find-region.ts';
import { judgeStreet, type StreetJudgement } from './judge-street.ts';
import { type AddressReading, readAddress, readStreet, searchTextOf } from './read-address.ts';

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
  const { door } = asked;
  if (!door) return found.slice(0, limit).map(({ street }) => suggestionOf(street, null));
  const withDoor = await streetsWithDoor(db, found.slice(0, 3 * limit), door);
  // A street of two postal codes has the door in one of them.
  const byDoor = found.toSorted((a, b) => a.penalty - b.penalty || withDoor(b.street) - withDoor(a.street));
  return byDoor.slice(0, limit).map(({ street }) => suggestionOf(street, withDoor(street) ? door : null));
}

async function streetsWithDoor(db: Db, found: FoundStreet[], door: Door): Promise<(street: Street) => 0 | 1> {
  const streets = await readStreets(
    db,
    found.map(({ street }) => street.searchText),
  );
  const withDoor = new Set(streets.filter(({ houses }) => findHouse(houses, door)).map(({ searchText }) => searchText));
  return (street) => (withDoor.has(street.searchText) ? 1 : 0);
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
  for (const { words, postalCode, door } of readings) {
    const street = named.find(({ searchText }) => searchText === searchTextOf(words, postalCode ?? ''));
    if (street) return locatedOf(street, door);
  }
  const asked = readAddress(address);
  const found = await findStreets(db, asked, null, 1);
  const street = chooseStreet(await readStreets(db, meantOnes(found)), asked.door);
  return street ? locatedOf(street, asked.door) : null;
}

/** The streets that were not only searched for but meant, as far as words can tell. */
function meantOnes(found: FoundStreet[]): string[] {
  const meant = found.filter(({ isWhole, hasOtherPostalCode }) => isWhole && !hasOtherPostalCode);
  return meant.filter(({ penalty }) => penalty === meant[0]?.penalty).map(({ street }) => street.searchText);
}

/** The one that is meant; null where it may be another name or town. A street of several postal codes is that of its door. */
function chooseStreet(streets: StreetWithHouses[], door: Door | null): StreetWithHouses | null {
  if (new Set(streets.map(({ name, city }) => `${name}, ${city}`)).size !== 1) return null;
  const ofDoor = door && streets.find(({ houses }) => findHouse(houses, door));
  return ofDoor ?? streets[0] ?? null;
}

function suggestionOf(street: Street, door: Door | null): AddressSuggestion {
  const mainText = formatStreet(door, street.name);
  const secondaryText = `${street.postalCode} ${street.city}, ${country}`;
  return { description: `${mainText}, ${secondaryText}`, mainText, secondaryText };
}

function locatedOf(street: StreetWithHouses, door: Door | null): LocatedAddress {
  const placed = placeDoor(street.houses, door);
  const kept = placed?.hasHouse ? door : null;
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
