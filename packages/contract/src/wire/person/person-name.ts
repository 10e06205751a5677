import { toPlainLine } from '../plain-text.ts';
import { namesSite } from './names-site.ts';

// One reader for people's names: forms, orders, accounts, cards and the office.

const longestName = 255;

/** A name without blanks around it and signs that nobody sees; null: nothing is left of it, it is too long, or it names a site (CHK-12). */
export function readName(text: string): string | null {
  const name = toPlainLine(text);
  return name === '' || name.length > longestName || namesSite(name) ? null : name;
}
