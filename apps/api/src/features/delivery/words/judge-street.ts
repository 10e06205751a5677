import { readPostalCode } from '@comptoir/domain';
import { isCommonWord, splitWords } from './address-words.ts';
import { isTypo } from './is-typo.ts';
import type { AddressReading } from './read-address.ts';

export interface StreetName {
  name: string;
  city: string;
  postalCode: string;
}

/** How well a street is what was asked for. */
export interface StreetJudgement {
  /** 0: to the letter. */
  penalty: number;
  /** Every word of its name that matters was given, none only begun: a street is meant, not searched for. */
  isWhole: boolean;
  hasOtherPostalCode: boolean;
}

const penalties = { begun: 1, notFromItsStart: 1, notWhole: 1, strayCommonWord: 2, typo: 4, otherPostalCode: 6 };

/** Compares a street with what was asked, word by word; null: it is another one. */
export function judgeStreet(asked: AddressReading, street: StreetName): StreetJudgement | null {
  const nameWords = splitWords(street.name);
  const words = [...nameWords, ...splitWords(street.city), street.postalCode];
  const given = new Set<string>();
  let penalty = 0;
  for (const word of asked.words) {
    const match = matchWord(word, words);
    if (!match) return null;
    if (match.meant !== null) given.add(match.meant);
    penalty += match.penalty;
  }
  const telling = nameWords.filter((word) => !isCommonWord(word));
  const isWhole = (telling.length > 0 ? telling : nameWords).every((word) => given.has(word));
  const hasOtherPostalCode = asked.postalCode !== null && asked.postalCode !== readPostalCode(street.postalCode);
  const isFromItsStart = asked.words.every((word, at) => words[at]?.startsWith(word));
  if (!isFromItsStart) penalty += penalties.notFromItsStart;
  if (!isWhole) penalty += penalties.notWhole;
  if (hasOtherPostalCode) penalty += penalties.otherPostalCode;
  return { penalty, isWhole, hasOtherPostalCode };
}

/** Which word of a street a word that was typed is, and how far off; `meant` is null where it is only begun, or says nothing. Null: none. */
function matchWord(word: string, words: string[]): { meant: string | null; penalty: number } | null {
  if (words.includes(word)) return { meant: word, penalty: 0 };
  if (words.some((own) => own.startsWith(word))) return { meant: null, penalty: penalties.begun };
  if (isCommonWord(word)) return { meant: null, penalty: penalties.strayCommonWord };
  const meant = words.find((own) => isTypo(word, own)) ?? null;
  const isMeant = meant !== null || words.some((own) => isTypo(word, own, { isBeginning: true }));
  return isMeant ? { meant, penalty: penalties.typo } : null;
}
