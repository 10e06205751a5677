import { normalizeText, readPostalCode } from '@comptoir/domain';
import { splitWords } from './address-words.ts';
import type { HouseNumber } from './house-number.ts';

/** What a text about an address may mean. */
export interface AddressReading {
  houseNumber: HouseNumber | null;
  /** Of street and town, in the order given, without the postal code. */
  words: string[];
  postalCode: string | null;
}

/** Longer texts are no addresses, and searching must stay quick. */
const maxLength = 200;

// A letter of its own is a suffix, "12 b rue Paul-Bert", unless it stands for "rue" or is an article: "12 r Bossuet", "12 l'Allée".
const houseNumberPattern =
  /^(\d{1,4})(?: ?(bis|ter|quater|quinquies)| ?([a-qs-z])(?!['’])|(r))?(?: ?[-/] ?\d{1,4})?(?: |$)/;
// "Lyon 2e", "Paris 13" at the end of a part: towns whose postal codes tell the arrondissement.
const arrondissementPattern = /\b(paris|lyon|marseille) 0?([1-9]\d?)(?:(?:er|e|eme)\b(?: arr\w*)?| *$)/;
const arrondissements = new Map([
  ['paris', { firstCode: 75000, count: 20 }],
  ['lyon', { firstCode: 69000, count: 9 }],
  ['marseille', { firstCode: 13000, count: 16 }],
]);

/** Reads what a diner typed, or a `description` of ours: house number first, postal code and town anywhere after. */
export function readAddress(text: string): AddressReading {
  const parts = partsOf(text);
  let houseNumber: HouseNumber | null = null;
  const streetAt = parts.findIndex((part) => houseNumberPattern.test(part));
  const words = parts.flatMap((part, at) => {
    if (at !== streetAt) return splitWords(part);
    const [whole, number, ...suffixes] = houseNumberPattern.exec(part) ?? [''];
    houseNumber = { number: Number(number), suffix: suffixes.find(Boolean) ?? '' };
    return splitWords(part.slice(whole.length));
  });
  return { houseNumber, ...takePostalCode(words) };
}

/** Reads a text as a street and a town only: some streets' names begin with a number. */
export function readStreet(text: string): AddressReading {
  return { houseNumber: null, ...takePostalCode(partsOf(text).flatMap(splitWords)) };
}

function partsOf(text: string): string[] {
  const parts = normalizeText(text)
    .slice(0, maxLength)
    .split(',')
    .map((part) => part.trim().replace(/^n ?[°ºo] ?(?=\d)/, ''))
    // "26000valence", and "69 004 lyon" behind a street or by itself.
    .map((part) => part.replace(/\b(\d{5})(?=[a-z])/, '$1 ').replace(/(^|[a-z] )(\d{2}) (\d{3})(?= [a-z])/, '$1$2$3'))
    .map((part) =>
      writeOutArrondissement(part.trim().replace(/(\b\d{5}\b.*) france$/, '$1')).replace(/ cedex\b.*$/, ''),
    )
    .filter(Boolean);
  return parts.length > 1 && parts.at(-1) === 'france' ? parts.slice(0, -1) : parts;
}

function writeOutArrondissement(part: string): string {
  return part.replace(arrondissementPattern, (whole, town: string, digits: string) => {
    const known = arrondissements.get(town);
    if (!known || Number(digits) > known.count) return whole;
    return `${town} ${String(known.firstCode + Number(digits)).padStart(5, '0')}`;
  });
}

function takePostalCode(words: string[]): { words: string[]; postalCode: string | null } {
  const typed = words.findLast((word) => /^\d{5}$/.test(word)) ?? null;
  return { words: words.filter((word) => word !== typed), postalCode: typed && readPostalCode(typed) };
}

/** The words of a street as the index has them, each after a blank; the whole of it names one street. */
export function searchTextOf(words: string[], postalCode: string): string {
  return [...words, postalCode].map((word) => ` ${word}`).join('');
}
