import { breakLinks, showLines } from '@comptoir/contract';

/** A diner's note in a mail: a note of several lines is quoted line by line, so that none of them passes for one of ours. */
export function quoteNote(note: string): string[] {
  const [first = '', ...others] = showLines(note).map(breakLinks);
  if (others.length > 0) return ['Note :', ...[first, ...others].map((line) => `> ${line}`)];
  return first === '' ? [] : [`Note : ${first}`];
}
