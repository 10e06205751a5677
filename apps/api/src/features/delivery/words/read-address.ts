import { readPostalCode } from '@comptoir/domain';
import { splitParts } from './address-parts.ts';
import { isStreetType, splitBegunWords, splitWords } from './address-words.ts';
import type { HouseNumber } from './house-number.ts';
import { takeArea } from './take-area.ts';

export interface AddressReading {
  houseNumber: HouseNumber | null;
  /** The words of street and town in the typed sequence, without the postal code. */
  words: string[];
  /** "69004", or "69" for a business's postal code, which only identifies the département. */
  postalCode: string | null;
  /** The postal code prefixes of the named region or département, or null. */
  areaCodes: string[] | null;
  /** True if words of the text were skipped; then only a street of the named town may match. */
  isPartial: boolean;
  /** Readings of the same street in another town. If one of these also exists, the address is ambiguous. */
  rivals: AddressReading[];
}

// A single letter is a suffix ("12 b rue Paul-Bert"), except "r" for "rue" and articles: "12 r Bossuet", "12 l'Allée".
const houseNumberPattern =
  /^(\d{1,4})(?: ?[-/]?(bis|ter|quater|quinquies)\b| ?[-/]?([a-qs-z])(?!['\w]| ?\d)|(r)\b)?(?: ?(?:[-–—/&+]|et|au?) ?\d{1,4}(?: ?(?:bis|ter|[a-z])\b)?)*(?: |$)/;
const numberInsidePattern = /(?<= )\d{1,4}(?: ?(?:bis|ter|quater|[a-qs-z])\b)? ([a-z]+)\b/g;
const numberBehindPattern = /^(\D+) (\d{1,4}(?: ?(?:bis|ter|quater|[a-z]))?)((?: \d{2}(?:\d{3}|xxx)\b.*)?)$/;
const postalCodePattern = /\b\d{2}(?:\d{3}|xxx)\b/;

/** Returns all readings of an address, likeliest first. With `isBegun` the last word may be incomplete. */
export function readAddress(text: string, { isBegun = false } = {}): AddressReading[] {
  const parts = splitParts(text);
  const last = parts.at(-1);
  const wordsOf = (part: string) => (isBegun && part === last ? splitBegunWords(part) : splitWords(part));
  const withoutArea = takeArea(parts);
  return [
    ...readWays(parts, { wordsOf, areaCodes: null, isPartial: false }),
    ...(withoutArea ? readWays(withoutArea.parts, { wordsOf, areaCodes: withoutArea.codes, isPartial: true }) : []),
  ];
}

type Manner = Pick<AddressReading, 'areaCodes' | 'isPartial'> & { wordsOf: (part: string) => string[] };

/** Reads the text as written, then only its street and town, then both with the number moved before the street. */
function readWays(parts: string[], manner: Manner): AddressReading[] {
  return [parts, turnNumber(parts)].flatMap((some) => {
    if (!some) return [];
    const partial = { ...manner, isPartial: true };
    const [first, ...others] = narrow(some).map((kept) => readParts(kept, partial));
    return [readParts(some, manner), ...(first ? [{ ...first, rivals: others }] : [])];
  });
}

/** Reads a text as street and town without a house number, because some street names begin with a number. */
export function readStreet(text: string): AddressReading {
  const words = splitParts(text).flatMap(splitWords);
  return { houseNumber: null, areaCodes: null, isPartial: false, rivals: [], ...takePostalCode(words) };
}

function readParts(parts: string[], { areaCodes, isPartial, wordsOf }: Manner): AddressReading {
  let houseNumber: HouseNumber | null = null;
  const streetAt = findStreetPart(parts);
  const words = parts.flatMap((part, at) => {
    const found = at === streetAt ? houseNumberPattern.exec(part) : null;
    if (!found) return wordsOf(part);
    const [whole, number, ...suffixes] = found;
    const suffix = suffixes.find(Boolean) ?? '';
    houseNumber = { number: Number(number), suffix };
    return wordsOf(part).slice(wordsOf(whole.trim()).length);
  });
  return { houseNumber, areaCodes, isPartial, rivals: [], ...takePostalCode(words) };
}

function findStreetPart(parts: string[]): number {
  const beforeType = parts.findIndex(isHouse);
  return beforeType >= 0 ? beforeType : parts.findIndex((part) => houseNumberPattern.test(part));
}

/** Omits a company or person from the parts of an address. Empty if nothing can be omitted or two houses are named. */
function narrow(parts: string[]): string[][] {
  const cut = parts.map(cutBeforeNumber);
  const streetAt = findStreetPart(cut);
  const street = cut[streetAt];
  if (street === undefined) return [];
  const others = cut.filter((_, at) => at !== streetAt);
  if (others.some(isHouse)) return [];
  const town = postalCodePattern.test(street)
    ? undefined
    : (others.find((part) => postalCodePattern.test(part)) ?? (streetAt < cut.length - 1 ? others.at(-1) : undefined));
  const kept = town === undefined ? [street] : [street, town.replace(/^.* (?=\d{2}(?:\d{3}|xxx) [a-z])/, '')];
  if (kept.join() === parts.join()) return [];
  const bare = street.replace(/ \d{2}(?:\d{3}|xxx)\b.*$/, '');
  return [kept, ...others.filter((other) => other !== town).map((other) => [bare, other])];
}

function isHouse(part: string): boolean {
  const [whole] = houseNumberPattern.exec(part) ?? [];
  return whole !== undefined && isStreetType(splitWords(part.slice(whole.length))[0] ?? '');
}

/** Removes the words before the number in "boulangerie Dupont 12 rue de Cuire", but not in "10 ou 12 rue de Cuire". */
function cutBeforeNumber(part: string): string {
  const found = [...part.matchAll(numberInsidePattern)].find(([, word = '']) =>
    isStreetType(splitWords(word)[0] ?? ''),
  );
  const isOtherNumber = found !== undefined && /^\d{1,4}\w?(?: [a-z]{1,4})? $/.test(part.slice(0, found.index));
  return found && !isOtherNumber ? part.slice(found.index) : part;
}

/** Changes "rue de Cuire 12" to "12 rue de Cuire". Returns null if no street has its number at the end. */
function turnNumber(parts: string[]): string[] | null {
  if (findStreetPart(parts.map(cutBeforeNumber)) >= 0) return null;
  const at = parts.findIndex((part) => numberBehindPattern.test(part));
  return at < 0 ? null : parts.with(at, parts[at]?.replace(numberBehindPattern, '$2 $1$3') ?? '');
}

function takePostalCode(words: string[]): { words: string[]; postalCode: string | null } {
  const typed = words.findLast((word) => /^\d{2}(?:\d{3}|xxx)$/.test(word)) ?? null;
  const postalCode = typed?.endsWith('xxx') ? typed.slice(0, 2) : typed && readPostalCode(typed);
  return { words: words.filter((word) => word !== typed), postalCode };
}

/** Formats the words of a street as in the index, each after a blank. The whole text identifies a street. */
export function searchTextOf(words: string[], postalCode: string): string {
  return [...words, postalCode].map((word) => ` ${word}`).join('');
}
