import { toPlainLine } from '../plain-text.ts';
import { namesSite } from './names-site.ts';

// The one reader of people's names.

const longestName = 255;

/** A trimmed name without hidden characters; null: empty, too long, or the name of a site (CHK-12). */
export function readName(text: string): string | null {
  const name = toPlainLine(text);
  return name === '' || name.length > longestName || namesSite(name) ? null : name;
}
