import type { CatalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';
import { type Things, thingKey } from './thing.ts';

type Entry = [key: string, value: unknown];
type FileMenu = CatalogueFile['menus'][number];
type FileCategory = FileMenu['categories'][number];

/** Takes a catalogue apart. Children name their parent, so that moving one changes nothing else. */
export function splitCatalogue({ settings, options, menus, offers }: CatalogueFile): Things {
  return new Map<string, unknown>([
    ...Object.entries(settings).map(([id, value]): Entry => [thingKey({ kind: 'setting', id }), value]),
    ...options.map(({ option_id: id, ...option }): Entry => [thingKey({ kind: 'option', id }), option]),
    orderOf(
      'menus',
      menus.map((menu) => menu.menu_id),
    ),
    ...menus.flatMap(splitMenu),
    ...offers.map(({ id, ...offer }): Entry => [thingKey({ kind: 'offer', id }), offer]),
  ]);
}

function splitMenu({ menu_id: id, categories, ...menu }: FileMenu): Entry[] {
  return [
    [thingKey({ kind: 'menu', id }), menu],
    orderOf(
      `menu-${id}`,
      categories.map((category) => category.category_id),
    ),
    ...categories.flatMap((category) => splitCategory(category, id)),
  ];
}

function splitCategory({ category_id: id, items, ...category }: FileCategory, menuId: number): Entry[] {
  return [
    [thingKey({ kind: 'category', id }), { ...category, menu_id: menuId }],
    orderOf(
      `category-${id}`,
      items.map((item) => item.item_id),
    ),
    ...items.map(
      ({ item_id, ...item }): Entry => [thingKey({ kind: 'item', id: item_id }), { ...item, category_id: id }],
    ),
  ];
}

const orderOf = (id: string, ids: number[]): Entry => [thingKey({ kind: 'order', id }), ids];
