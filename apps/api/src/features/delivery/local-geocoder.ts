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
import { findHouse, formatStreet, type HouseNumber, isHamlet, placeHouseNumber } from './words/house-number.ts';
import { judgeStreet, type StreetJudgement } from './words/judge-street.ts';
import { type AddressReading, readAddress, readStreet, searchTextOf } from './words/read-address.ts';

const country = 'France';

interface FoundStreet extends StreetJudgement {
  street: Street;
}

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
  for (const asked of [...readAddress(query, { isBegun: true }), ...readAddress(query)]) {
    const found = await findStreets(db, asked, near, limit);
    if (found.length > 0) return suggestHouses(db, found, asked.houseNumber, limit);
  }
  return [];
}

async function suggestHouses(
  db: Db,
  found: FoundStreet[],
  houseNumber: HouseNumber | null,
  limit: number,
): Promise<AddressSuggestion[]> {
  if (!houseNumber) return found.slice(0, limit).map(({ street }) => suggestionOf(street, null));
  const withNumber = await streetsWithHouseNumber(db, found.slice(0, 3 * limit), houseNumber);
  // If a street has two postal codes, the house is in one of them.
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

/** Finds streets that match an address, best first. Typos are accepted if too few streets match exactly. */
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
  // The sort is stable, so the nearest of equal streets stays first.
  const streets = new Map([...begun, ...similar].map((street) => [street.searchText, street]));
  return [...streets.values()]
    .flatMap((street) => {
      const judgement = judgeStreet(asked, street);
      return judgement ? [{ street, ...judgement }] : [];
    })
    .sort((a, b) => a.penalty - b.penalty);
}

async function locate(db: Db, address: string): Promise<LocatedAddress | null> {
  const readings = readAddress(address);
  const literal = [readStreet(address), ...readings.filter(({ isPartial }) => !isPartial)];
  const named = await readStreets(
    db,
    literal.map(({ words, postalCode }) => searchTextOf(words, postalCode ?? '')),
  );
  for (const { words, postalCode, houseNumber } of literal) {
    const street = named.find(({ searchText }) => searchText === searchTextOf(words, postalCode ?? ''));
    if (street) return locatedOf(street, houseNumber);
  }
  for (const asked of readings) {
    const street = await findMeant(db, asked);
    if (!street) continue;
    const rivals = await Promise.all(asked.rivals.map((rival) => findMeant(db, rival)));
    const isSure = rivals.every((rival) => rival === null || rival.city === street.city);
    return isSure ? locatedOf(street, asked.houseNumber) : null;
  }
  return null;
}

async function findMeant(db: Db, asked: AddressReading): Promise<StreetWithHouses | null> {
  const found = await findStreets(db, asked, null, 1);
  return chooseStreet(await readStreets(db, meantOnes(found, asked)), asked.houseNumber);
}

function meantOnes(found: FoundStreet[], { isPartial }: AddressReading): string[] {
  const meant = found.filter(
    ({ isWhole, hasOtherPostalCode, isInNamedTown }) => isWhole && !hasOtherPostalCode && (isInNamedTown || !isPartial),
  );
  return meant.filter(({ penalty }) => penalty === meant[0]?.penalty).map(({ street }) => street.searchText);
}

/** Returns null if several streets match. Of several postal codes, the one with the house number is chosen. */
function chooseStreet(streets: StreetWithHouses[], houseNumber: HouseNumber | null): StreetWithHouses | null {
  const placeOf = ({ name, city, postalCode }: Street) => `${name}, ${city}, ${postalCode.slice(0, 2)}`;
  if (new Set(streets.map(placeOf)).size !== 1) return null;
  const [ofNumber, other] = houseNumber ? streets.filter(({ houses }) => findHouse(houses, houseNumber)) : [];
  return other ? null : (ofNumber ?? streets[0] ?? null);
}

function suggestionOf(street: Street, houseNumber: HouseNumber | null): AddressSuggestion {
  const mainText = formatStreet(houseNumber, street.name);
  const secondaryText = `${street.postalCode} ${street.city}, ${country}`;
  return { description: `${mainText}, ${secondaryText}`, mainText, secondaryText };
}

function locatedOf(street: StreetWithHouses, houseNumber: HouseNumber | null): LocatedAddress {
  const placed = placeHouseNumber(street.houses, houseNumber);
  const isPlaceItself = isHamlet(street.name, street.houses);
  const kept = placed?.hasHouse || isPlaceItself ? houseNumber : null;
  const { description, mainText } = suggestionOf(street, kept);
  return {
    formattedAddress: description,
    address: mainText,
    city: street.city,
    state: findRegion(street.postalCode),
    postalCode: street.postalCode,
    country,
    isPrecise: kept !== null || isPlaceItself,
    point: placed?.point ?? street.point,
  };
}
