import { toPlainLine } from '../plain-text.ts';

// One reader for people's names: forms, orders, accounts, cards and the office. A name is written into mails to addresses that
// nobody has proven, where mail programs make links of what looks like one.

const longestName = 255;
const linkPattern = /:\/\/|\bwww\.|[\p{L}\p{N}-]{2,}\.\p{Ll}{2,}(?!\p{L})/u;

/** A name without blanks around it and signs that nobody sees; null: nothing is left of it, it is too long, or reads as a site's address (CHK-12). */
export function readName(text: string): string | null {
  const name = toPlainLine(text);
  return name === '' || name.length > longestName || linkPattern.test(name) ? null : name;
}
