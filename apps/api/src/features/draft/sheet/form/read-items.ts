import { normalizeText } from '@comptoir/domain';
import { mostProblems } from '../table/sheet.ts';
import { sheetWords } from '../table/sheet-words.ts';
import { writeOptions } from './catalogue-to-sheets.ts';
import { titles } from './column-words.ts';
import { type FileItem, itemFields } from './fields.ts';
import type { Row } from './find-tables.ts';
import { type ImportDraft, refuse } from './import-draft.ts';
import { indexOptions, type OptionIndex } from './option-index.ts';
import { numberOf, putCells, textOf } from './put-cells.ts';
import { splitList } from './read-cells.ts';

type FileMenu = ImportDraft['menus'][number];
type FileCategory = FileMenu['categories'][number];

interface Place {
  menu: FileMenu;
  category: FileCategory;
  item: FileItem;
}

/** What rows name, by name, because comparing each name with each other takes seconds. */
interface Index {
  options: OptionIndex;
  /** By the menu's number and the category's name. */
  categories: Map<string, FileCategory[]>;
  /** The names of the dishes. */
  items: Set<string>;
}

const categoryKey = ({ menu_id }: FileMenu, name: string) => `${menu_id} ${normalizeText(name)}`;

function indexDraft({ menus, options }: ImportDraft): Index {
  const categories = menus.flatMap((menu) => menu.categories.map((category) => ({ menu, category })));
  const byKey = Map.groupBy(categories, ({ menu, category }) => categoryKey(menu, category.category_name));
  const items = categories.flatMap(({ category }) => category.items.map((item) => normalizeText(item.item_name)));
  return {
    options: indexOptions(options),
    categories: new Map([...byKey].map(([key, list]) => [key, list.map(({ category }) => category)])),
    items: new Set(items),
  };
}

/** Reads the rows of dishes: changed ones, new ones, and new categories. Dishes without a row stay. */
export function readItems(draft: ImportDraft, rows: readonly Row[]): void {
  const places = new Map(
    draft.menus.flatMap((menu) =>
      menu.categories.flatMap((category) =>
        category.items.map((item): [number, Place] => [item.item_id, { menu, category, item }]),
      ),
    ),
  );
  const index = indexDraft(draft);
  for (const row of rows) {
    if (draft.problems.length >= mostProblems) return;
    const id = numberOf(row, titles.item, draft.problems);
    if (id === 'wrong') continue;
    const known = id === null ? undefined : places.get(id);
    if (id !== null && (!known || draft.rows.has(`item/${id}`))) {
      refuse(draft, row, titles.item, known ? sheetWords.twice(id) : sheetWords.foreign(id));
      continue;
    }
    readItem(draft, row, known, index);
  }
}

function readItem(draft: ImportDraft, row: Row, known: Place | undefined, index: Index): void {
  const before = draft.problems.length;
  const target = findCategory(draft, row, known, index);
  const filled = putCells(known?.item ?? blankItem(), itemFields, row, draft.problems);
  const item = readOptions(draft, row, filled, index.options);
  if (item.item_name === '') refuse(draft, row, titles.name, sheetWords.nameless);
  const { price_pickup, price_delivery } = item.item_price;
  if (price_pickup === null && price_delivery === null && draft.problems.length === before)
    refuse(draft, row, titles.pickup, sheetWords.noPrice);
  if (!target) return;
  const id = known?.item.item_id ?? draft.takeId();
  const placed = known && item === known.item ? item : { ...item, item_id: id };
  draft.rows.set(`item/${id}`, row);
  noteItem(draft, row, { known: known?.item, placed, names: index.items });
  if (known && target === known.category) known.category.items[known.category.items.indexOf(known.item)] = placed;
  else {
    if (known) known.category.items.splice(known.category.items.indexOf(known.item), 1);
    target.items.push(placed);
  }
}

interface Noted {
  known: FileItem | undefined;
  placed: FileItem;
  names: Set<string>;
}

function noteItem(draft: ImportDraft, row: Row, { known, placed, names }: Noted): void {
  const name = normalizeText(placed.item_name);
  if (!known && names.has(name)) draft.notes.push(sheetWords.notes.sameName(row.place, placed.item_name));
  names.add(name);
  const isNewPhoto = placed.item_image !== known?.item_image && placed.item_image?.startsWith('/media/photos/');
  if (isNewPhoto) draft.notes.push(sheetWords.notes.photo(String(placed.item_image?.split('/').at(-1))));
}

const blankItem = (): FileItem => ({
  item_id: 0,
  item_name: '',
  item_description: '',
  item_image: null,
  item_score: 0,
  item_price: { price_pickup: null, price_delivery: null, tax_rate: null },
  is_available: true,
  allergens: null,
  diets: [],
  options: [],
});

const isCalled = (name: string, text: string) => normalizeText(name) === normalizeText(text);

/** The category of a row. A known dish stays in its category if the names are its own. */
function findCategory(
  draft: ImportDraft,
  row: Row,
  known: Place | undefined,
  { categories }: Index,
): FileCategory | null {
  const { problems } = draft;
  const before = problems.length;
  const menuName = textOf(row, titles.menu, problems) || (known?.menu.menu_name ?? '');
  const name = textOf(row, titles.category, problems) || (known?.category.category_name ?? '');
  if (problems.length > before) return null;
  if (known && isCalled(known.menu.menu_name, menuName) && isCalled(known.category.category_name, name))
    return known.category;
  const menu = findMenu(draft, row, menuName);
  if (!menu) return null;
  if (name === '') {
    refuse(draft, row, titles.category, sheetWords.noCategory);
    return null;
  }
  const [category, other] = categories.get(categoryKey(menu, name)) ?? [];
  if (other) {
    refuse(draft, row, titles.category, sheetWords.twoCategories(name));
    return null;
  }
  if (category) return category;
  const added = addCategory(draft, row, menu, name);
  categories.set(categoryKey(menu, name), [added]);
  return added;
}

function findMenu(draft: ImportDraft, row: Row, name: string): FileMenu | null {
  const found = name === '' ? draft.menus : draft.menus.filter((menu) => isCalled(menu.menu_name, name));
  const [menu, other] = found;
  if (menu && !other) return menu;
  refuse(draft, row, titles.menu, name === '' || menu ? sheetWords.whichMenu : sheetWords.noMenu(name));
  return null;
}

function addCategory(draft: ImportDraft, row: Row, menu: FileMenu, category_name: string): FileCategory {
  const category: FileCategory = {
    category_id: draft.takeId(),
    category_name,
    category_description: '',
    category_gender: 'f',
    items: [],
  };
  menu.categories.push(category);
  draft.rows.set(`category/${category.category_id}`, row);
  draft.notes.push(sheetWords.notes.category(category_name));
  return category;
}

function readOptions(draft: ImportDraft, row: Row, item: FileItem, index: OptionIndex): FileItem {
  const title = titles.options;
  const text = textOf(row, title, draft.problems);
  if (text === null || text === writeOptions(item.options, index)) return item;
  const names = splitList(text);
  if (!names) {
    refuse(draft, row, title, `« ${text} » ${sheetWords.list}`);
    return item;
  }
  const options = names.flatMap(({ name, isQuoted }) => {
    const withId = isQuoted || !/^\d+$/.test(name) ? undefined : index.byId.get(Number(name));
    const found = withId ? [withId] : index.named(name);
    if (found.length > 1) refuse(draft, row, title, sheetWords.twoOptions(name));
    else if (found.length === 0) refuse(draft, row, title, sheetWords.noOption(name));
    return found.map((option) => option.option_id);
  });
  return { ...item, options };
}
