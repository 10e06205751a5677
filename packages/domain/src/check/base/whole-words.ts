import { normalizeText } from '../../menu/normalize-text.ts';

/**
 * Finds words in a text, case and accents aside. Only whole words and their plurals count, and not those after "sans" or "ni":
 * "veau" is not in "nouveau", and a dish "sans viande" has none.
 */
export function wordFinder(words: readonly string[]): (text: string) => boolean {
  const listed = words.map(normalizeText).join('|');
  const pattern = new RegExp(`(?<![a-z0-9]|\\b(?:sans|ni) )(?:${listed})[sx]?(?![a-z0-9])`);
  return (text) => pattern.test(normalizeText(text));
}
