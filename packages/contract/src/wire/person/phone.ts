import { toPlainLine } from '../plain-text.ts';

// The one reader of telephone numbers. The typed text is stored and shown; the reader finds its number.

const separators = String.raw`[\s./()_·•\-\u2010-\u2015\u2212]*`;
const french = new RegExp(
  String.raw`^(?:(?:\+|00)${separators}33${separators}(?:\(0\))?${separators}0?|0)((?:${separators}[1-9])(?:${separators}\d){8})(?!\d)`,
);
const foreign = new RegExp(String.raw`^(?:\+|00)(${separators}[1-9](?:${separators}\d){7,14})(?!\d)`);
const plain = new RegExp(String.raw`^(\d(?:${separators}\d){7,14})(?!\d)`);

const between = /^(?:[\s./()\-\u2010-\u2015;,|&]|\b(?:ou|et)\b)+/i;

/** Country codes of French numbers outside of Europe, by their first three digits. */
const overseas: readonly [RegExp, string][] = [
  [/^(?:590|690|691)/, '590'],
  [/^(?:594|694)/, '594'],
  [/^(?:596|696|697)/, '596'],
  [/^(?:262|263|269|639|692|693)/, '262'],
];

/** The first number in a text, as any telephone dials it: "+33612345678"; null: none (CHK-14). */
export function readPhone(text: string): string | null {
  const typed = toPlainLine(text)
    // "Tél. :", "Portable", "N°", a name; not the letter of "O6 12 …".
    .replace(/^(?:n\s?[°º]|\p{L}{2})[\p{L}'’.:°\s-]*(?=[+(\d])/iu, '')
    .replace(/^\((\+?\d{1,3})\)/, '$1');
  const read = readFrench(typed) ?? readForeign(typed) ?? readPlain(typed);
  if (!read) return null;
  // An extension, a name or another number may follow. Other digits mean that the number was misread.
  const rest = typed.slice(read.length).replace(between, '');
  return /^[+\d]/.test(rest) && readPhone(rest) === null ? null : read.number;
}

interface Read {
  number: string;
  /** The length of its text. */
  length: number;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

function readFrench(text: string): Read | null {
  const [whole, own = ''] = french.exec(text) ?? [];
  if (whole === undefined) return null;
  const digits = digitsOf(own);
  const country = overseas.find(([prefix]) => prefix.test(digits))?.[1] ?? '33';
  return { number: `+${country}${digits}`, length: whole.length };
}

/** A "(0)" is for callers inside the country. */
function readForeign(text: string): Read | null {
  const inner = /\(0\)/.exec(text);
  const bare = inner ? text.replace('(0)', '') : text;
  const [whole, own = ''] = foreign.exec(bare) ?? [];
  // A number with the French code and another length is malformed.
  if (whole === undefined || /^33/.test(digitsOf(own))) return null;
  return { number: `+${digitsOf(own)}`, length: whole.length + (inner && inner.index < whole.length ? 3 : 0) };
}

/** A number without "+": a French one whose 0 or + is missing, else as it is. */
function readPlain(text: string): Read | null {
  const [whole, own = ''] = plain.exec(text) ?? [];
  const digits = digitsOf(own);
  if (whole === undefined || digits.startsWith('00')) return null;
  if (/^33[1-9]\d{8}$/.test(digits)) return { number: `+${digits}`, length: whole.length };
  if (/^[67]\d{8}$/.test(digits)) return { number: `+33${digits}`, length: whole.length };
  // Ten digits from 0 are read above: other lengths are malformed.
  return digits.startsWith('0') ? null : { number: digits, length: whole.length };
}

/** The `tel:` link of a number; null: no number. */
export function phoneLink(text: string): string | null {
  const number = readPhone(text);
  return number === null ? null : `tel:${number}`;
}
