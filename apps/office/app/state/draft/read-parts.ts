import {
  type CatalogueThing,
  type EditedCatalogue,
  isObject,
  readList,
  readObject,
  readText,
  type WireObject,
} from '@comptoir/contract';
import type { OpenPart } from './open-part.ts';

/** A part of the catalogue with the hash that its change has to send. */
export type Part = Pick<OpenPart, 'thing' | 'value' | 'base'>;

export const keyOfThing = ({ kind, id }: CatalogueThing) => `${kind}/${id}`;

/** The parts of the edited catalogue by key, with values as the API takes them: children name their parent. */
export function readParts({ file, bases }: EditedCatalogue): Map<string, Part> {
  const parts = new Map<string, Part>();
  const add = (kind: CatalogueThing['kind'], id: unknown, value: unknown) => {
    const thing = { kind, id: String(id) };
    parts.set(keyOfThing(thing), { thing, value, base: bases[keyOfThing(thing)] ?? null });
  };
  const addOrder = (id: string, list: WireObject[], name: string) =>
    add(
      'order',
      id,
      list.map((one) => one[name]),
    );
  const menus = objects(file.menus);
  for (const [name, value] of Object.entries(readObject(file.settings))) add('setting', name, value);
  for (const { option_id, ...option } of objects(file.options)) add('option', option_id, option);
  for (const { id, ...offer } of objects(file.offers)) add('offer', id, offer);
  addOrder('menus', menus, 'menu_id');
  for (const { menu_id, categories, ...menu } of menus) {
    add('menu', menu_id, menu);
    addOrder(`menu-${menu_id}`, objects(categories), 'category_id');
    for (const { category_id, items, ...category } of objects(categories)) {
      add('category', category_id, { ...category, menu_id });
      addOrder(`category-${category_id}`, objects(items), 'item_id');
      for (const { item_id, ...item } of objects(items)) add('item', item_id, { ...item, category_id });
    }
  }
  return parts;
}

const objects = (list: unknown): WireObject[] => readList(list).filter(isObject);

const nameKeys = ['item_name', 'category_name', 'menu_name', 'option_name', 'code'];

/** The name of a part by its value. Empty for a part without a name. */
export function nameOfPart(value: unknown): string {
  const part = readObject(value);
  return nameKeys.map((key) => readText(part[key])).find((name) => name !== '') ?? '';
}
