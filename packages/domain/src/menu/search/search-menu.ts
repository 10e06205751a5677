import type { Allergen, Category, Item, Menu, OptionChoice, OptionGroup } from '../menu.ts';
import { normalizeText } from '../normalize-text.ts';
import { findCloseWord } from './find-close-word.ts';
import { type MenuFilter, type Wish, wishReader } from './read-wish.ts';
import type { SearchWords } from './search-words.ts';

interface Entry {
  item: Item;
  name: string;
  /** Name and description. */
  text: string;
  category: string;
  /** Groups and their choices, read once a search gets that far. */
  choices: string | null;
}

/** Items ready to be searched, best score first. Built once for a menu, asked at each keystroke. */
export interface SearchIndex {
  entries: Entry[];
  words: SearchWords;
  readWish: (normalized: string) => Wish;
  /** What a slip of the finger may have meant; gathered once one is met. */
  vocabulary: ReadonlySet<string> | null;
}

/** A dish that has what is wished for by one of its choices only. */
export interface FoundByChoice {
  item: Item;
  group: OptionGroup;
  choice: OptionChoice;
}

export interface Found {
  items: Item[];
  byChoice: FoundByChoice[];
  /** Fits all else, but its allergens are not declared: whether it lacks one nobody knows. */
  undeclared: Item[];
  /** Allergens that the search leaves out. */
  without: readonly Allergen[];
  /** The query that was answered instead, where there was nothing for the one that was typed. */
  instead: string | null;
}

const minQueryLength = 2;
const maxResults = 10;
const noFilter: MenuFilter = { diets: [], without: [] };
const nothing: Found = { items: [], byChoice: [], undeclared: [], without: [], instead: null };

/** Prepares menus for `searchMenu`: highest score first, then name, then id (requirement MNU-15). */
export function buildSearchIndex(menus: Menu[], words: SearchWords): SearchIndex {
  const entryOf = (item: Item, category: Category): Entry => {
    const name = normalizeText(item.name);
    // The line break keeps a query from matching across the two: a normalized query has none.
    const text = `${name}\n${normalizeText(item.description)}`;
    return { item, name, text, category: normalizeText(category.name), choices: null };
  };
  const entries = menus
    .flatMap((menu) => menu.categories)
    .flatMap((category) => category.items.map((item) => entryOf(item, category)));
  entries.sort(
    (a, b) => b.item.score - a.item.score || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.item.id - b.item.id),
  );
  return { entries, words, readWish: wishReader(words), vocabulary: null };
}

function choicesOf(entry: Entry): string {
  entry.choices ??= normalizeText(
    entry.item.options.map(({ name, choices }) => [name, ...choices.map((one) => one.name)].join(' | ')).join(' | '),
  );
  return entry.choices;
}

const isOfDiet = (item: Item, diet: string): boolean =>
  item.diets.includes(diet) || (diet === 'vegetarian' && item.diets.includes('vegan'));

/** Whether a dish is declared, and lacks all of these. What is not declared lacks nothing. */
const lacks = (item: Item, without: readonly Allergen[]): boolean =>
  without.length === 0 || (item.allergens !== null && !without.some((one) => item.allergens?.includes(one)));

/** Whether a text holds what was typed anywhere, or a word that was put in its place where a word begins: no cola in chocolate. */
const holds = (text: string, [typed = '', ...others]: readonly string[]): boolean =>
  text.includes(typed) || others.some((other) => ` ${text.replaceAll('\n', ' ')}`.includes(` ${other}`));

/** What was typed, then what the catalogue may say for it. */
function alternatives(text: string, { synonyms }: SearchWords): string[] {
  const others = Object.entries(synonyms).flatMap(([asked, said]) => {
    const isAsked = ` ${text} `.includes(` ${asked} `) || ` ${text} `.includes(` ${asked}s `);
    return isAsked ? said.map((one) => text.replace(asked, one)) : [];
  });
  return [text, ...others];
}

/** In names and descriptions, in the names of categories, in choices; 0: the first; infinite: nowhere. */
function rankOf(entry: Entry, texts: readonly string[]): number {
  if (holds(entry.text, texts)) return 0;
  if (holds(entry.category, texts)) return 1;
  return holds(choicesOf(entry), texts) ? 2 : Number.POSITIVE_INFINITY;
}

/** A choice that says of itself that it lacks all of these that the dish has. */
function findChoice(item: Item, without: readonly Allergen[], { readWish }: SearchIndex): FoundByChoice | null {
  const declared = without.filter((one) => item.allergens?.includes(one));
  for (const group of item.options)
    for (const choice of group.choices) {
      const said = readWish(normalizeText(choice.name)).without;
      if (declared.length > 0 && declared.every((one) => said.includes(one))) return { item, group, choice };
    }
  return null;
}

/** Where a dish stands among those that are asked for: by its rank, or as one whose allergens are not known, or by a choice; null: nowhere. */
type Place = { rank: number } | { isUndeclared: true } | FoundByChoice | null;

interface Asked extends MenuFilter {
  /** The whole query. */
  query: string;
  /** What is left of it beside diets and allergens, as the catalogue may say it. */
  texts: readonly string[];
  filter: MenuFilter;
}

function placeOf(entry: Entry, { query, texts, diets, without, filter }: Asked, index: SearchIndex): Place {
  const { item } = entry;
  const isAll = (wanted: readonly string[]) => wanted.every((diet) => isOfDiet(item, diet));
  // A dish that is called what was asked for needs no badge that says it again.
  const isCalledSo = query !== '' && entry.text.includes(query) && isAll(filter.diets);
  if (!isCalledSo && !isAll(diets)) return null;
  const rank = isCalledSo || texts.length === 0 ? 0 : rankOf(entry, texts);
  if (rank === Number.POSITIVE_INFINITY) return null;
  if (lacks(item, without)) return { rank };
  return item.allergens === null ? { isUndeclared: true } : findChoice(item, without, index);
}

const isAny = ({ diets, without }: MenuFilter) => diets.length + without.length > 0;

function search(index: SearchIndex, query: string, filter: MenuFilter): Found {
  const wish = index.readWish(query);
  const without = [...new Set([...wish.without, ...filter.without])];
  const texts = wish.text === '' ? [] : alternatives(wish.text, index.words);
  const asked = { query, texts, diets: [...wish.diets, ...filter.diets], without, filter };
  const ranked: Item[][] = [[], [], []];
  const byChoice: FoundByChoice[] = [];
  const undeclared: Item[] = [];
  const most = isAny(filter) ? Number.POSITIVE_INFINITY : maxResults;
  for (const entry of index.entries) {
    if (without.length === 0 && ranked[0]?.length === most) break;
    const place = placeOf(entry, asked, index);
    if (!place) continue;
    if ('rank' in place) ranked[place.rank]?.push(entry.item);
    else if ('choice' in place) byChoice.push(place);
    else undeclared.push(entry.item);
  }
  const [called = [], ofCategory = [], byOption = []] = ranked;
  const named = [...called, ...ofCategory];
  // A topping is on every pizza: it leads to them only where nothing is called so.
  const items = named.length > 0 ? named : byOption;
  return { items: items.slice(0, most), byChoice: byChoice.slice(0, most), undeclared, without, instead: null };
}

const splitWords = (text: string) => text.split(/[^a-z']+/).filter((word) => word.length > 2);

function gatherVocabulary({ entries, words }: SearchIndex): ReadonlySet<string> {
  const asked = [...Object.values(words.diets).flat(), ...Object.keys(words.allergens), ...Object.keys(words.synonyms)];
  const said = entries.flatMap((entry) => [entry.text, entry.category, choicesOf(entry)]);
  return new Set([...asked, ...said].flatMap(splitWords));
}

const isEmpty = ({ items, byChoice, undeclared }: Found) => items.length + byChoice.length + undeclared.length === 0;

/**
 * Dishes whose name or description holds the query come first, then those by category and by choice; a diet and what must be
 * absent is understood wherever it stands in it (requirements MNU-12 to MNU-17, MNU-32). At most ten, where no filter asks for all.
 */
export function searchMenu(index: SearchIndex, query: string, filter: MenuFilter = noFilter): Found {
  const wanted = normalizeText(query);
  // A text of accents alone is long enough, but nothing is left of it.
  const isAsked = query.trim().length >= minQueryLength && wanted !== '';
  if (!isAsked) return isAny(filter) ? search(index, '', filter) : nothing;
  const found = search(index, wanted, filter);
  if (!isEmpty(found)) return found;
  const known = index.vocabulary ?? gatherVocabulary(index);
  index.vocabulary = known;
  const instead = wanted.replace(/[a-z']{4,}/g, (word) => (known.has(word) ? word : findCloseWord(word, known)));
  return instead === wanted ? found : { ...search(index, instead, filter), instead };
}
