import { toPlainLine } from '../plain-text.ts';

// The only parser of telephone numbers. The shop stores and shows the typed text; the parser finds the number in it.

const separators = String.raw`[\s./()_·•\-\u2010-\u2015\u2212]*`;
const french = new RegExp(
  String.raw`^(?:(?:\+|00)${separators}33${separators}(?:\(0\))?${separators}0?|0)((?:${separators}[1-9])(?:${separators}\d){8})(?!\d)`,
);
const foreign = new RegExp(String.raw`^(?:\+|00)(${separators}[1-9](?:${separators}\d){7,14})(?!\d)`);
const plain = new RegExp(String.raw`^(\d(?:${separators}\d){7,14})(?!\d)`);

const between = /^(?:[\s./()\-\u2010-\u2015;,|&]|\b(?:ou|et)\b)+/i;

/** Country codes of French overseas numbers, by their first three digits. */
const overseas: readonly [RegExp, string][] = [
  [/^(?:590|690|691)/, '590'],
  [/^(?:594|694)/, '594'],
  [/^(?:596|696|697)/, '596'],
  [/^(?:262|263|269|639|692|693)/, '262'],
];

/** Finds the first number in a text, in the form "+33612345678"; null if there is none (CHK-14). */
export function readPhone(text: string): string | null {
  const typed = toPlainLine(text)
    // Removes "Tél. :", "Portable", "N°" or a name, but not the letter O of "O6 12 …".
    .replace(/^(?:n\s?[°º]|\p{L}{2})[\p{L}'’.:°\s-]*(?=[+(\d])/iu, '')
    .replace(/^\((\+?\d{1,3})\)/, '$1');
  const read = readFrench(typed) ?? readForeign(typed) ?? readPlain(typed);
  if (!read) return null;
  // An extension, a name or a second number may follow. Any other digits mean that the number was misread.
  const rest = typed.slice(read.length).replace(between, '');
  return /^[+\d]/.test(rest) && readPhone(rest) === null ? null : read.number;
}

interface Read {
  number: string;
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

/** Ignores "(0)", which callers dial only inside the country. */
function readForeign(text: string): Read | null {
  const inner = /\(0\)/.exec(text);
  const bare = inner ? text.replace('(0)', '') : text;
  const [whole, own = ''] = foreign.exec(bare) ?? [];
  // A number with the French country code and another length is malformed.
  if (whole === undefined || /^33/.test(digitsOf(own))) return null;
  return { number: `+${digitsOf(own)}`, length: whole.length + (inner && inner.index < whole.length ? 3 : 0) };
}

/** Reads a number without "+": a French number without its 0 or "+", else the digits as they are. */
function readPlain(text: string): Read | null {
  const [whole, own = ''] = plain.exec(text) ?? [];
  const digits = digitsOf(own);
  if (whole === undefined || digits.startsWith('00')) return null;
  if (/^33[1-9]\d{8}$/.test(digits)) return { number: `+${digits}`, length: whole.length };
  if (/^[67]\d{8}$/.test(digits)) return { number: `+33${digits}`, length: whole.length };
  // `readFrench` reads ten digits from 0, so any other length is malformed here.
  return digits.startsWith('0') ? null : { number: digits, length: whole.length };
}

export function phoneLink(text: string): string | null {
  const number = readPhone(text);
  return number === null ? null : `tel:${number}`;
}
