import type { Item, Menu } from './menu.ts';
import { normalizeText } from './normalize-text.ts';

/** Items ready to be searched, best score first. Built once for a menu, asked at each keystroke. */
export interface SearchIndex {
  entries: { item: Item; name: string; text: string }[];
}

const minQueryLength = 2;
const maxResults = 10;

/** Prepares menus for `searchMenu`: highest score first, then name, then id (requirement MNU-15). */
export function buildSearchIndex(menus: Menu[]): SearchIndex {
  const entries = menus
    .flatMap((menu) => menu.categories)
    .flatMap((category) => category.items)
    .map((item) => {
      const name = normalizeText(item.name);
      // The line break keeps a query from matching across the two: a normalized query has none.
      return { item, name, text: `${name}\n${normalizeText(item.description)}` };
    });
  entries.sort(
    (a, b) => b.item.score - a.item.score || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.item.id - b.item.id),
  );
  return { entries };
}

/** At most ten items whose name or description holds the query; none under two characters (requirements MNU-12 to 16). */
export function searchMenu(index: SearchIndex, query: string): Item[] {
  const wanted = normalizeText(query);
  // A text of accents alone is long enough, but nothing is left of it.
  if (query.trim().length < minQueryLength || wanted === '') return [];
  const found: Item[] = [];
  for (const { item, text } of index.entries) {
    if (!text.includes(wanted)) continue;
    found.push(item);
    if (found.length === maxResults) break;
  }
  return found;
}
