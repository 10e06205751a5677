import { type EditedCatalogue, isObject, readCount, readList, readObject, readText } from '@comptoir/contract';
import type { CatalogueChange } from '../draft/change.ts';
import { keyOfThing, type Part, readParts } from '../draft/read-parts.ts';
import { type DishText, dishForm } from './dish-form.ts';

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
}

export interface DishCategory extends Edited {
  dishes: Dish[];
}

export interface EditedMenu extends Edited {
  categories: DishCategory[];
}

/** A group of options, which dishes share. */
export interface OptionGroup extends Edited {
  choices: { id: number; name: string }[];
  /** How many dishes have the group. */
  dishCount: number;
}

/** The catalogue with the changes of the draft, as the page shows it. */
export interface Carte {
  catalogue: EditedCatalogue;
  parts: Map<string, Part>;
  menus: EditedMenu[];
  groups: OptionGroup[];
}

export function readCarte(catalogue: EditedCatalogue): Carte {
  const parts = readParts(catalogue);
  const changeOf = new Map(catalogue.changes.map((change) => [keyOfThing(change), change]));

  function readEdited(kind: 'menu' | 'category' | 'item' | 'option', number: unknown, name: unknown): Edited[] {
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
    }));
  const readCategory = (category: Record<string, unknown>): DishCategory[] =>
    readEdited('category', category.category_id, category.category_name).map((edited) => ({
      ...edited,
      dishes: objects(category.items).flatMap(readDish),
    }));
  const menus = objects(catalogue.file.menus).flatMap((menu): EditedMenu[] =>
    readEdited('menu', menu.menu_id, menu.menu_name).map((edited) => ({
      ...edited,
      categories: objects(menu.categories).flatMap(readCategory),
    })),
  );
  const used = listDishes(menus).flatMap(({ part }) => readList(readObject(part.value).options));
  const groups = objects(catalogue.file.options).flatMap((option): OptionGroup[] =>
    readEdited('option', option.option_id, option.option_name).map((edited) => ({
      ...edited,
      choices: objects(option.option_options).map(({ id, name }) => ({ id: Number(id), name: readText(name) })),
      dishCount: used.filter((id) => id === edited.id).length,
    })),
  );
  return { catalogue, parts, menus, groups };
}

/** The fields of a dish as they are typed. Large menus have no time for it before a dish is shown. */
export const textOfDish = ({ part }: Dish): DishText => dishForm.textOf(part.value);

export function listDishes(menus: readonly EditedMenu[]): Dish[] {
  return menus.flatMap(({ categories }) => categories.flatMap(({ dishes }) => dishes));
}

const objects = (list: unknown) => readList(list).filter(isObject);
