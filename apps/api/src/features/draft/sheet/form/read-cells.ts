import { type Allergen, type Meat, type MeatStage, normalizeText, parseRate, readTypedAmount } from '@comptoir/domain';
import { alcoholWords, allergenWords, boughtWords, speciesWords, stageWords } from '@comptoir/words';
import { readImage } from '../../../catalogue/file/schema/read-image.ts';
import { sheetWords } from '../table/sheet-words.ts';

export type Read = { value: unknown } | { problem: string };

const read = (value: unknown, problem: string): Read =>
  value === null || value === undefined ? { problem } : { value };

export function readAmount(text: string): Read {
  const amount = readTypedAmount(text);
  return 'cents' in amount ? { value: amount.cents / 100 } : { problem: sheetWords.amount };
}

export function readPercent(text: string): Read {
  const rateBp = parseRate(text.replace(/\s*%$/u, '').replace(',', '.'));
  return read(rateBp === null ? null : rateBp / 100, sheetWords.rate);
}

export function readWhole(text: string): Read {
  return read(/^\d{1,10}$/.test(text) ? Number(text) : null, sheetWords.whole);
}

const answers: Record<string, boolean> = {
  oui: true,
  non: false,
  o: true,
  n: false,
  x: true,
  vrai: true,
  faux: false,
  true: true,
  false: false,
};

export function readYesNo(text: string): Read {
  return read(answers[normalizeText(text)], sheetWords.yesNo);
}

const isNone = (text: string) => /^aucune?s?$/.test(normalizeText(text));

/** Splits at commas or semicolons, but not within double quotes. Null for a quote that is not closed. */
export function splitList(text: string): { name: string; isQuoted: boolean }[] | null {
  const parts = text.match(/(?:"(?:[^"\\]|\\.)*"|[^",;])+/g) ?? [];
  const rest = text.replace(/"(?:[^"\\]|\\.)*"/g, '');
  if (rest.includes('"')) return null;
  const names = parts.map((part) => nameOf(part.trim())).filter((one) => one?.name !== '' || one.isQuoted);
  return names.every((name) => name !== null) ? names : null;
}

function nameOf(part: string): { name: string; isQuoted: boolean } | null {
  if (!part.startsWith('"')) return part.includes('"') ? null : { name: part, isQuoted: false };
  try {
    const name: unknown = JSON.parse(part);
    return typeof name === 'string' ? { name, isQuoted: true } : null;
  } catch {
    return null;
  }
}

export function readNames(text: string): Read {
  return read(
    splitList(text)?.map(({ name }) => name),
    sheetWords.list,
  );
}

const keyOf = <Key extends string>(names: Record<Key, string>, text: string) =>
  (Object.keys(names) as Key[]).find((key) => normalizeText(names[key]) === normalizeText(text));

/** Accepts a singular as well: `œuf` is `œufs`. */
function allergenOf(text: string): Allergen | undefined {
  return keyOf(allergenWords, text) ?? keyOf(allergenWords, `${text}s`);
}

export function readAllergens(text: string): Read {
  if (isNone(text)) return { value: [] };
  const names = splitList(text)?.map(({ name }) => name);
  if (!names) return { problem: sheetWords.list };
  const wrong = names.find((name) => !allergenOf(name));
  return wrong === undefined
    ? { value: [...new Set(names.map(allergenOf))] }
    : { problem: sheetWords.allergens(wrong) };
}

export function readMeats(text: string): Read {
  const texts = text.match(/(?:"(?:[^"\\]|\\.)*"|[^";])+/g) ?? [];
  const meats = texts.map(meatOf);
  const wrong = meats.indexOf(null);
  return wrong < 0 && meats.length > 0
    ? { value: meats }
    : { problem: sheetWords.meats((texts[wrong] ?? text).trim()) };
}

function meatOf(text: string): Meat | null {
  const [first, ...others] = splitList(text) ?? [];
  const [, speciesText = '', boughtText = ''] = /^(.+) (\S+)$/.exec(first?.name ?? '') ?? [];
  const [species, bought] = [keyOf(speciesWords, speciesText), keyOf(boughtWords, boughtText)];
  if (!species || !bought) return null;
  const meat: Meat = { species, bought };
  for (const { name, isQuoted } of others) {
    if (isQuoted || /^«.*»$/u.test(name)) {
      meat.name = isQuoted ? name : name.slice(1, -1).trim();
      continue;
    }
    const [, stageText = '', codes = ''] = /^(\S+) ([A-Z]{2}(?:\/[A-Z]{2})*)$/.exec(name) ?? [];
    const stage: MeatStage | undefined = keyOf(stageWords, stageText);
    if (!stage) return null;
    meat[stage] = codes.split('/');
  }
  return meat;
}

export function readAlcohol(text: string): Read {
  const [, name = '', degree = ''] = /^(.+?) (\d{1,2}(?:[.,]\d{1,2})?)\s*(?:°|%)?$/.exec(text) ?? [];
  const kind = keyOf(alcoholWords, name);
  return kind ? { value: { kind, abv: Number(degree.replace(',', '.')) } } : { problem: sheetWords.alcohol };
}

export function readWork(text: string): Read {
  if (isNone(text)) return { value: {} };
  const posts = text.split(';').map((part) => /^([a-z0-9][a-z0-9_-]*) (\d{1,2}(?:[.,]\d{1,2})?)$/.exec(part.trim()));
  const work = posts.map((match) => [match?.[1], Number(match?.[2]?.replace(',', '.'))]);
  return posts.includes(null) ? { problem: sheetWords.work } : { value: Object.fromEntries(work) };
}

/** A file's name alone is one of the site's photographs. */
export function readPhoto(text: string): Read {
  return read(readImage(/^[^/:]+$/.test(text) ? `/media/photos/${text}` : text), sheetWords.photo);
}
