import { readPostalCode } from '@comptoir/domain';
import { splitParts } from './address-parts.ts';
import { isStreetType, splitBegunWords, splitWords } from './address-words.ts';
import type { HouseNumber } from './house-number.ts';
import { takeArea } from './take-area.ts';

/** What a text about an address may mean. */
export interface AddressReading {
  houseNumber: HouseNumber | null;
  /** Of street and town, in the order given, without the postal code. */
  words: string[];
  /** "69004"; only its beginning, "69", where the code is a business's own and says no more. */
  postalCode: string | null;
  /** What the postal code begins with, where a region or a département is named; null: none is. */
  areaCodes: string[] | null;
  /** Words of the text are left out: only a street of the town that is named can be meant. */
  isPartial: boolean;
  /** The same street in what else may be its town: where it is there too, nobody knows which one is meant. */
  rivals: AddressReading[];
}

// A letter of its own is a suffix, "12 b rue Paul-Bert", unless it stands for "rue" or is an article: "12 r Bossuet", "12 l'Allée".
const houseNumberPattern =
  /^(\d{1,4})(?: ?[-/]?(bis|ter|quater|quinquies)\b| ?[-/]?([a-qs-z])(?!['\w]| ?\d)|(r)\b)?(?: ?(?:[-–—/&+]|et|au?) ?\d{1,4}(?: ?(?:bis|ter|[a-z])\b)?)*(?: |$)/;
const numberInsidePattern = /(?<= )\d{1,4}(?: ?(?:bis|ter|quater|[a-qs-z])\b)? ([a-z]+)\b/g;
const numberBehindPattern = /^(\D+) (\d{1,4}(?: ?(?:bis|ter|quater|[a-z]))?)((?: \d{2}(?:\d{3}|xxx)\b.*)?)$/;
const postalCodePattern = /\b\d{2}(?:\d{3}|xxx)\b/;

/**
 * Reads what a diner typed, or a `description` of ours, in each way that it may be meant, the likeliest first.
 * `isBegun`: the last word may be the beginning of a longer one.
 */
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

/** As it is written, then its street and town alone; then the same with the number before the street. */
function readWays(parts: string[], manner: Manner): AddressReading[] {
  return [parts, turnNumber(parts)].flatMap((some) => {
    if (!some) return [];
    const partial = { ...manner, isPartial: true };
    const [first, ...others] = narrow(some).map((kept) => readParts(kept, partial));
    return [readParts(some, manner), ...(first ? [{ ...first, rivals: others }] : [])];
  });
}

/** Reads a text as a street and a town only: some streets' names begin with a number. */
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

/** Which part has the house number: rather one before "rue" than the first that begins with a number. */
function findStreetPart(parts: string[]): number {
  const beforeType = parts.findIndex(isHouse);
  return beforeType >= 0 ? beforeType : parts.findIndex((part) => houseNumberPattern.test(part));
}

/**
 * Street and town alone: no firm or person before the number, no part that is neither; after it the same street with each other part that may
 * be its town. Nothing: nothing is left out, or a second house is named.
 */
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

/** Whether a part has a number before "rue" or its like: a house of its own. */
function isHouse(part: string): boolean {
  const [whole] = houseNumberPattern.exec(part) ?? [];
  return whole !== undefined && isStreetType(splitWords(part.slice(whole.length))[0] ?? '');
}

/** "12 rue de Cuire" of "boulangerie Dupont 12 rue de Cuire", but not of "1 2 rue de Cuire" nor of "10 ou 12 rue de Cuire". */
function cutBeforeNumber(part: string): string {
  const found = [...part.matchAll(numberInsidePattern)].find(([, word = '']) =>
    isStreetType(splitWords(word)[0] ?? ''),
  );
  const isOtherNumber = found !== undefined && /^\d{1,4}\w?(?: [a-z]{1,4})? $/.test(part.slice(0, found.index));
  return found && !isOtherNumber ? part.slice(found.index) : part;
}

/** "12 rue de Cuire" of "rue de Cuire 12". Null: no street has its number behind it. */
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

/** The words of a street as the index has them, each after a blank; the whole of it names one street. */
export function searchTextOf(words: string[], postalCode: string): string {
  return [...words, postalCode].map((word) => ` ${word}`).join('');
}
