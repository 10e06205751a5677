import { readPostalCode } from '@comptoir/domain';
import { formsOf, isCommonWord, isStreetType, splitWords } from './address-words.ts';
import { isTypo } from './is-typo.ts';
import type { AddressReading } from './read-address.ts';

export interface StreetName {
  name: string;
  city: string;
  postalCode: string;
}

export interface StreetJudgement {
  penalty: number;
  isWhole: boolean;
  hasOtherPostalCode: boolean;
  isInNamedTown: boolean;
}

const penalties = { begun: 1, notFromItsStart: 1, notWhole: 1, strayCommonWord: 2, typo: 4, otherPostalCode: 6 };

export function judgeStreet(asked: AddressReading, street: StreetName): StreetJudgement | null {
  const postalCode = readPostalCode(street.postalCode) ?? '';
  if (asked.areaCodes && !asked.areaCodes.some((code) => postalCode.startsWith(code))) return null;
  const nameWords = splitWords(street.name);
  const cityWords = splitWords(street.city);
  const words = [...nameWords, ...cityWords, street.postalCode];
  const askedWords = asked.words.flatMap((word) => separate(word, words));
  const matches = askedWords.map((word) => matchWord(word, words));
  const isOther = matches.some((match) => match === null);
  if (isOther || isOnlyItsTown({ ...asked, words: askedWords }, matches, nameWords)) return null;
  const given = new Set(matches.map((match) => match?.meant));
  const telling = tellingOf(nameWords);
  // "J. Jaurès" matches Jean Jaurès, because a full word was typed beside the initial.
  const isGiven = (word: string) => given.has(word) || askedWords.includes(word.charAt(0));
  const isWhole = telling.every(isGiven) && telling.some((word) => given.has(word));
  const hasOtherPostalCode = asked.postalCode !== null && !postalCode.startsWith(asked.postalCode);
  const isFromItsStart = askedWords.every((word, at) => words[at]?.startsWith(word));
  const penalty =
    matches.reduce((sum, match) => sum + (match?.penalty ?? 0), 0) +
    (isFromItsStart ? 0 : penalties.notFromItsStart) +
    (isWhole ? 0 : penalties.notWhole) +
    (hasOtherPostalCode ? penalties.otherPostalCode : 0);
  const isInNamedTown = tellingOf(cityWords).every((word) => given.has(word)) || asked.postalCode?.length === 5;
  return { penalty, isWhole, hasOtherPostalCode, isInNamedTown: isInNamedTown && !hasOtherPostalCode };
}

function separate(word: string, words: string[]): string[] {
  if (word.length < 5 || words.includes(word)) return [word];
  const at = words.findIndex((own, index) => own + words[index + 1] === word);
  return at < 0 ? [word] : words.slice(at, at + 2);
}

/** True if only words of the town matched: "3 rue de Cuire" is not a street of Caluire-et-Cuire. */
function isOnlyItsTown(
  { houseNumber, words }: AddressReading,
  matches: (WordMatch | null)[],
  nameWords: string[],
): boolean {
  const isStreetAsked = houseNumber !== null || words.some(isStreetType);
  const telling = matches.filter((_, at) => !isCommonWord(words[at] ?? ''));
  return isStreetAsked && telling.length > 0 && !telling.some((match) => match && nameWords.includes(match.own));
}

function tellingOf(nameWords: string[]): string[] {
  const telling = nameWords.filter((word) => !isCommonWord(word));
  return telling.length > 0 ? telling : nameWords;
}

interface WordMatch {
  own: string;
  meant: string | null;
  penalty: number;
}

function matchWord(word: string, words: string[]): WordMatch | null {
  const forms = formsOf(word);
  const same = words.find((own) => forms.includes(own));
  if (same !== undefined) return { own: same, meant: same, penalty: 0 };
  const begun = words.find((own) => own.startsWith(word));
  if (begun !== undefined) return { own: begun, meant: null, penalty: penalties.begun };
  if (isCommonWord(word)) return { own: '', meant: null, penalty: penalties.strayCommonWord };
  const slip = words.find((own) => isTypo(word, own));
  if (slip !== undefined) return { own: slip, meant: slip, penalty: penalties.typo };
  const begunSlip = words.find((own) => isTypo(word, own, { isBeginning: true }));
  return begunSlip === undefined ? null : { own: begunSlip, meant: null, penalty: penalties.typo };
}
