import { type EditedCatalogue, isObject, readCount, readList, readText } from '@comptoir/contract';
import type { CatalogueChange } from '../draft/change.ts';
import { keyOfThing, type Part, readParts } from '../draft/read-parts.ts';
import { type DishText, textOfDish } from './dish-text.ts';

/** What the page lists and edits, with the part as the API takes it. */
interface Edited {
  id: number;
  name: string;
  part: Part;
  /** Null if the part is as it is published. */
  change: CatalogueChange | null;
}

export interface Dish extends Edited {
  image: string | null;
  areAllergensKnown: boolean;
  text: DishText;
}

export interface DishCategory extends Edited {
  dishes: Dish[];
}

export interface EditedMenu extends Edited {
  categories: DishCategory[];
}

/** Reads menus, categories and dishes from the catalogue's file with the changes of the draft. */
export function readEditedMenus(catalogue: EditedCatalogue): EditedMenu[] {
  const parts = readParts(catalogue);
  const changeOf = new Map(catalogue.changes.map((change) => [keyOfThing(change), change]));

  function readEdited(kind: 'menu' | 'category' | 'item', number: unknown, name: unknown): Edited[] {
    const id = readCount(number);
    const key = `${kind}/${id}`;
    const part = parts.get(key);
    return id !== null && part ? [{ id, name: readText(name), part, change: changeOf.get(key) ?? null }] : [];
  }

  const readDish = (item: Record<string, unknown>): Dish[] =>
    readEdited('item', item.item_id, item.item_name).map((edited) => ({
      ...edited,
      image: readText(item.item_image) || null,
      areAllergensKnown: Array.isArray(item.allergens),
      text: textOfDish(item),
    }));
  const readCategory = (category: Record<string, unknown>): DishCategory[] =>
    readEdited('category', category.category_id, category.category_name).map((edited) => ({
      ...edited,
      dishes: objects(category.items).flatMap(readDish),
    }));
  return objects(catalogue.file.menus).flatMap((menu) =>
    readEdited('menu', menu.menu_id, menu.menu_name).map((edited) => ({
      ...edited,
      categories: objects(menu.categories).flatMap(readCategory),
    })),
  );
}

const objects = (list: unknown) => readList(list).filter(isObject);
