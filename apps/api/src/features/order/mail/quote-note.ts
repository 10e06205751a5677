import { breakLinks, showLines } from '@comptoir/contract';

/** Quotes a diner's note line by line, so that none of its lines looks like the shop's own text. */
export function quoteNote(note: string): string[] {
  const [first = '', ...others] = showLines(note).map(breakLinks);
  if (others.length > 0) return ['Note :', ...[first, ...others].map((line) => `> ${line}`)];
  return first === '' ? [] : [`Note : ${first}`];
}
