import type { ChosenOption } from '../chosen-option.ts';
import { allergenState, dishAllergens, mayRemove } from '../dish-allergens.ts';
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
  /** Traces are declared, or nothing is. */
  hasTraces: boolean;
}

export interface Found {
  items: Item[];
  byChoice: FoundByChoice[];
  /** Fits all else, but something of it is not declared: whether it lacks one nobody knows. */
  undeclared: Item[];
  /** Fits all else, but may hold traces. */
  traced: Item[];
  /** Allergens that the search leaves out. */
  without: readonly Allergen[];
  /** The query that was answered instead, where there was nothing for the one that was typed. */
  instead: string | null;
}

const minQueryLength = 2;
const maxResults = 10;
const noFilter: MenuFilter = { diets: [], without: [] };
const nothing: Found = { items: [], byChoice: [], undeclared: [], traced: [], without: [], instead: null };

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

type Rank = 0 | 1 | 2;

/** In names and descriptions, in the names of categories, in choices; null: nowhere. */
function rankOf(entry: Entry, texts: readonly string[]): Rank | null {
  if (holds(entry.text, texts)) return 0;
  if (holds(entry.category, texts)) return 1;
  return holds(choicesOf(entry), texts) ? 2 : null;
}

type AllergenState = ReturnType<typeof allergenState>;

/** What is to be said of these allergens together: the worst that is said of one (ALG-01). */
function stateOf(item: Item, options: readonly ChosenOption[], without: readonly Allergen[]): AllergenState {
  const dish = dishAllergens(item, options);
  const states = without.map((one) => allergenState(dish, one));
  return (['contains', 'unknown', 'traces'] as const).find((state) => states.includes(state)) ?? 'none';
}

/** The choices that a dish is opened with. */
const openedWith = ({ options }: Item): ChosenOption[] =>
  options.map(({ id: optionId, defaults }) => ({
    optionId,
    choices: defaults.map((choiceId) => ({ choiceId, quantity: 1 })),
  }));

/** A choice that takes all of these away from the dish, or says so by its name where it declares nothing. */
function findChoice(item: Item, without: readonly Allergen[], { readWish }: SearchIndex): FoundByChoice | null {
  const opened = openedWith(item);
  const declared = without.filter((one) => item.allergens?.includes(one));
  for (const group of item.options.filter(mayRemove))
    for (const choice of group.choices) {
      const chosen = { optionId: group.id, choices: [{ choiceId: choice.id, quantity: 1 }] };
      const state = stateOf(item, [...opened.filter(({ optionId }) => optionId !== group.id), chosen], without);
      const said = choice.declaration ? [] : readWish(normalizeText(choice.name)).without;
      const isSaid = declared.length > 0 && declared.every((one) => said.includes(one));
      if (state === 'none' || state === 'traces' || isSaid) return { item, group, choice, hasTraces: state !== 'none' };
    }
  return null;
}

/** Where a dish stands among those that are asked for: by its rank, or as one that may hold an allergen, or by a choice; null: nowhere. */
type Place = { rank: Rank } | { state: 'unknown' | 'traces' } | FoundByChoice | null;

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
  if (rank === null) return null;
  const state = without.length === 0 ? 'none' : stateOf(item, openedWith(item), without);
  if (state === 'none') return { rank };
  return state === 'contains' ? findChoice(item, without, index) : { state };
}

const isAny = ({ diets, without }: MenuFilter) => diets.length + without.length > 0;

interface Placed {
  ranked: Record<Rank, Item[]>;
  byChoice: FoundByChoice[];
  unknown: Item[];
  traces: Item[];
}

/** Puts each dish in its place; no more of them are looked at than are shown, where no other place has any. */
function placeAll(index: SearchIndex, asked: Asked, most: number): Placed {
  const placed: Placed = { ranked: { 0: [], 1: [], 2: [] }, byChoice: [], unknown: [], traces: [] };
  for (const entry of index.entries) {
    if (asked.without.length === 0 && placed.ranked[0].length === most) break;
    const place = placeOf(entry, asked, index);
    if (!place) continue;
    if ('rank' in place) placed.ranked[place.rank].push(entry.item);
    else if ('choice' in place) placed.byChoice.push(place);
    else placed[place.state].push(entry.item);
  }
  return placed;
}

function search(index: SearchIndex, query: string, filter: MenuFilter): Found {
  const wish = index.readWish(query);
  const without = [...new Set([...wish.without, ...filter.without])];
  const texts = wish.text === '' ? [] : alternatives(wish.text, index.words);
  const asked = { query, texts, diets: [...wish.diets, ...filter.diets], without, filter };
  const most = isAny(filter) ? Number.POSITIVE_INFINITY : maxResults;
  const { ranked, byChoice, unknown, traces } = placeAll(index, asked, most);
  const named = [...ranked[0], ...ranked[1]];
  // A topping is on every pizza: it leads to them only where nothing is called so.
  const items = (named.length > 0 ? named : ranked[2]).slice(0, most);
  return { items, byChoice: byChoice.slice(0, most), undeclared: unknown, traced: traces, without, instead: null };
}

const splitWords = (text: string) => text.split(/[^a-z']+/).filter((word) => word.length > 2);

function gatherVocabulary({ entries, words }: SearchIndex): ReadonlySet<string> {
  const asked = [...Object.values(words.diets).flat(), ...Object.keys(words.allergens), ...Object.keys(words.synonyms)];
  const said = entries.flatMap((entry) => [entry.text, entry.category, choicesOf(entry)]);
  return new Set([...asked, ...said].flatMap(splitWords));
}

const isEmpty = ({ items, byChoice, undeclared, traced }: Found) =>
  items.length + byChoice.length + undeclared.length + traced.length === 0;

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
