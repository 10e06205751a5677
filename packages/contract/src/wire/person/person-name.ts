import { toPlainLine } from '../plain-text.ts';
import { namesSite } from './names-site.ts';

const longestName = 255;

export function readName(text: string): string | null {
  const name = toPlainLine(text);
  return name === '' || name.length > longestName || namesSite(name) ? null : name;
}
