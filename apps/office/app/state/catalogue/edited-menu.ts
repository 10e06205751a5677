import {
  type EditedCatalogue,
  isObject,
  readCount,
  readList,
  readObject,
  readText,
  type WireObject,
} from '@comptoir/contract';
import { type DishText, textOfDish } from './dish-text.ts';

export type CatalogueChange = EditedCatalogue['changes'][number];

export interface Dish {
  id: number;
  name: string;
  image: string | null;
  areAllergensKnown: boolean;
  text: DishText;
  /** The whole dish as the API takes it, also what this page does not show. */
  value: WireObject;
  /** The hash of the value, which a change of the dish has to send. */
  base: string;
  /** Null if the dish is as it is published. */
  change: CatalogueChange | null;
}

export interface DishCategory {
  id: number;
  name: string;
  dishes: Dish[];
}

export interface EditedMenu {
  id: number;
  name: string;
  categories: DishCategory[];
}

/** Reads menus, categories and dishes from the catalogue's file with the changes of the draft. */
export function readEditedMenus({ file, bases, changes }: EditedCatalogue): EditedMenu[] {
  const changeOf = new Map(changes.filter(({ kind }) => kind === 'item').map((change) => [change.id, change]));

  function readDish(item: WireObject, categoryId: number): Dish[] {
    const { item_id, ...rest } = item;
    const id = readCount(item_id);
    const base = bases[`item/${id}`];
    if (id === null || base === undefined) return [];
    const value = { ...rest, category_id: categoryId };
    return [
      {
        id,
        name: readText(rest.item_name),
        image: readText(rest.item_image) || null,
        areAllergensKnown: Array.isArray(rest.allergens),
        text: textOfDish(value),
        value,
        base,
        change: changeOf.get(String(id)) ?? null,
      },
    ];
  }

  function readCategory(category: WireObject): DishCategory {
    const id = readCount(category.category_id) ?? 0;
    const dishes = readParts(category.items).flatMap((item) => readDish(item, id));
    return { id, name: readText(category.category_name), dishes };
  }

  return readParts(file.menus).map((menu) => ({
    id: readCount(menu.menu_id) ?? 0,
    name: readText(menu.menu_name),
    categories: readParts(menu.categories).map(readCategory),
  }));
}

const readParts = (list: unknown) => readList(list).filter(isObject);

const nameKeys = ['item_name', 'category_name', 'menu_name', 'option_name', 'code'];

/** The name of a changed part, or of its published value if it is deleted. Empty for a part without a name. */
export function nameOfChange({ value, published, isDeleted }: CatalogueChange): string {
  const part = readObject(isDeleted ? published : value);
  return nameKeys.map((key) => readText(part[key])).find((name) => name !== '') ?? '';
}
