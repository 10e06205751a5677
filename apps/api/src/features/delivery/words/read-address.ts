import { readPostalCode } from '@comptoir/domain';
import { splitParts } from './address-parts.ts';
import { isStreetType, splitBegunWords, splitWords } from './address-words.ts';
import type { HouseNumber } from './house-number.ts';

/** What a text about an address may mean. */
export interface AddressReading {
  houseNumber: HouseNumber | null;
  /** Of street and town, in the order given, without the postal code. */
  words: string[];
  /** "69004"; only its beginning, "69", where the code is a business's own and says no more. */
  postalCode: string | null;
  /** Words of the text are left out: only a street of the town that is named can be meant. */
  isPartial: boolean;
}

// A letter of its own is a suffix, "12 b rue Paul-Bert", unless it stands for "rue" or is an article: "12 r Bossuet", "12 l'Allée".
const houseNumberPattern =
  /^(\d{1,4})(?: ?(bis|ter|quater|quinquies)\b| ?([a-qs-z])(?!['\w]| ?\d)|(r)\b)?(?: ?(?:[-/&]|et|a) ?\d{1,4}(?: ?(?:bis|ter|[a-z])\b)?)*(?: |$)/;
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
  const read = (some: string[], isPartial: boolean) =>
    readParts(some, isPartial, (part) => (isBegun && part === last ? splitBegunWords(part) : splitWords(part)));
  const turned = turnNumber(parts);
  return [parts, turned].flatMap((some) => {
    if (!some) return [];
    const narrowed = narrow(some);
    return [read(some, false), ...(narrowed ? [read(narrowed, true)] : [])];
  });
}

/** Reads a text as a street and a town only: some streets' names begin with a number. */
export function readStreet(text: string): AddressReading {
  const words = splitParts(text).flatMap(splitWords);
  return { houseNumber: null, isPartial: false, ...takePostalCode(words) };
}

function readParts(parts: string[], isPartial: boolean, wordsOf: (part: string) => string[]): AddressReading {
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
  return { houseNumber, isPartial, ...takePostalCode(words) };
}

/** Which part has the house number: rather one before "rue" than the first that begins with a number. */
function findStreetPart(parts: string[]): number {
  const beforeType = parts.findIndex((part) => {
    const [whole] = houseNumberPattern.exec(part) ?? [];
    return whole !== undefined && isStreetType(splitWords(part.slice(whole.length))[0] ?? '');
  });
  return beforeType >= 0 ? beforeType : parts.findIndex((part) => houseNumberPattern.test(part));
}

/** Street and town alone: no firm or person before the number, no part that is neither. Null: nothing is left out. */
function narrow(parts: string[]): string[] | null {
  const cut = parts.map(cutBeforeNumber);
  const streetAt = findStreetPart(cut);
  const street = cut[streetAt];
  if (street === undefined) return null;
  const others = cut.filter((_, at) => at !== streetAt);
  const town = postalCodePattern.test(street)
    ? undefined
    : (others.find((part) => postalCodePattern.test(part)) ?? (streetAt < cut.length - 1 ? others.at(-1) : undefined));
  const kept = town === undefined ? [street] : [street, town.replace(/^.* (?=\d{2}(?:\d{3}|xxx) [a-z])/, '')];
  return kept.join() === parts.join() ? null : kept;
}

/** "12 rue de Cuire" of "boulangerie Dupont 12 rue de Cuire". */
function cutBeforeNumber(part: string): string {
  const found = [...part.matchAll(numberInsidePattern)].find(([, word = '']) =>
    isStreetType(splitWords(word)[0] ?? ''),
  );
  return found ? part.slice(found.index) : part;
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
