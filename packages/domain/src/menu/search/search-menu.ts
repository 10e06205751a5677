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
  text: string;
  category: string;
  choices: string | null;
}

export interface SearchIndex {
  entries: Entry[];
  words: SearchWords;
  readWish: (normalized: string) => Wish;
  vocabulary: ReadonlySet<string> | null;
}

export interface FoundByChoice {
  item: Item;
  group: OptionGroup;
  choice: OptionChoice;
  hasTraces: boolean;
}

export interface Found {
  items: Item[];
  byChoice: FoundByChoice[];
  undeclared: Item[];
  traced: Item[];
  without: readonly Allergen[];
  instead: string | null;
}

const minQueryLength = 2;
const maxResults = 10;
const noFilter: MenuFilter = { diets: [], without: [] };
const nothing: Found = { items: [], byChoice: [], undeclared: [], traced: [], without: [], instead: null };

export function buildSearchIndex(menus: Menu[], words: SearchWords): SearchIndex {
  const entryOf = (item: Item, category: Category): Entry => {
    const name = normalizeText(item.name);
    // The line break prevents a match across name and description.
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

/** A synonym must match at the beginning of a word, so that "cola" does not match "chocolat". */
const holds = (text: string, [typed = '', ...others]: readonly string[]): boolean =>
  text.includes(typed) || others.some((other) => ` ${text.replaceAll('\n', ' ')}`.includes(` ${other}`));

function alternatives(text: string, { synonyms }: SearchWords): string[] {
  const others = Object.entries(synonyms).flatMap(([asked, said]) => {
    const isAsked = ` ${text} `.includes(` ${asked} `) || ` ${text} `.includes(` ${asked}s `);
    return isAsked ? said.map((one) => text.replace(asked, one)) : [];
  });
  return [text, ...others];
}

type Rank = 0 | 1 | 2;

function rankOf(entry: Entry, texts: readonly string[]): Rank | null {
  if (holds(entry.text, texts)) return 0;
  if (holds(entry.category, texts)) return 1;
  return holds(choicesOf(entry), texts) ? 2 : null;
}

type AllergenState = ReturnType<typeof allergenState>;

function stateOf(item: Item, options: readonly ChosenOption[], without: readonly Allergen[]): AllergenState {
  const dish = dishAllergens(item, options);
  const states = without.map((one) => allergenState(dish, one));
  return (['contains', 'unknown', 'traces'] as const).find((state) => states.includes(state)) ?? 'none';
}

const openedWith = ({ options }: Item): ChosenOption[] =>
  options.map(({ id: optionId, defaults }) => ({
    optionId,
    choices: defaults.map((choiceId) => ({ choiceId, quantity: 1 })),
  }));

/** Finds a choice that removes all these allergens. A choice without a declaration counts if its name promises it. */
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

type Place = { rank: Rank } | { state: 'unknown' | 'traces' } | FoundByChoice | null;

interface Asked extends MenuFilter {
  query: string;
  texts: readonly string[];
  filter: MenuFilter;
}

function placeOf(entry: Entry, { query, texts, diets, without, filter }: Asked, index: SearchIndex): Place {
  const { item } = entry;
  const isAll = (wanted: readonly string[]) => wanted.every((diet) => isOfDiet(item, diet));
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

/** The loop stops when enough dishes are found and the other lists must stay empty. */
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
  // Most dishes share choices such as toppings, so choices count only if no dish matches by name or category.
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
 * Searches by name and description, then by category, then by choice (MNU-12 to MNU-17, MNU-32). Diets and excluded allergens may be
 * anywhere in the query. Returns at most ten dishes, but all dishes for a filter.
 */
export function searchMenu(index: SearchIndex, query: string, filter: MenuFilter = noFilter): Found {
  const wanted = normalizeText(query);
  const isAsked = query.trim().length >= minQueryLength && wanted !== '';
  if (!isAsked) return isAny(filter) ? search(index, '', filter) : nothing;
  const found = search(index, wanted, filter);
  if (!isEmpty(found)) return found;
  const known = index.vocabulary ?? gatherVocabulary(index);
  index.vocabulary = known;
  const instead = wanted.replace(/[a-z']{4,}/g, (word) => (known.has(word) ? word : findCloseWord(word, known)));
  return instead === wanted ? found : { ...search(index, instead, filter), instead };
}
