import { nameOfKey, type ThingKind, type Things, thingKey, withoutField } from './thing.ts';

interface Part {
  id: number;
  value: Record<string, unknown>;
}

interface Orphan {
  kind: 'category' | 'item';
  id: string;
}

interface Joined {
  /** In the shape of the catalogue's file, not checked yet. */
  file: Record<'settings' | 'options' | 'menus' | 'offers', unknown>;
  /** Categories and items whose parent is missing. The file leaves them out. */
  orphans: Orphan[];
}

/** Puts the parts of a catalogue together again. */
export function joinCatalogue(things: Things): Joined {
  const list = (kind: ThingKind) => listParts(things, kind);
  const sort = (parts: Part[], orderId: string) =>
    sortParts(parts, things.get(thingKey({ kind: 'order', id: orderId })));
  const menus = sort(list('menu'), 'menus');
  const categories = adopt(list('category'), 'menu_id', menus);
  const items = adopt(list('item'), 'category_id', categories.kept);
  const itemsOf = ({ id }: Part) =>
    sort(items.of(id), `category-${id}`).map((item) => ({
      item_id: item.id,
      ...withoutField(item.value, 'category_id'),
    }));
  const categoriesOf = ({ id }: Part) =>
    sort(categories.of(id), `menu-${id}`).map((category) => ({
      category_id: category.id,
      ...withoutField(category.value, 'menu_id'),
      items: itemsOf(category),
    }));
  return {
    file: {
      settings: Object.fromEntries(
        [...things].flatMap(([key, value]) => {
          const { kind, id } = nameOfKey(key);
          return kind === 'setting' ? [[id, value]] : [];
        }),
      ),
      options: list('option').map(({ id, value }) => ({ option_id: id, ...value })),
      menus: menus.map((menu) => ({ menu_id: menu.id, ...menu.value, categories: categoriesOf(menu) })),
      offers: list('offer').map(({ id, value }) => ({ id, ...value })),
    },
    orphans: [
      ...categories.orphans.map(({ id }): Orphan => ({ kind: 'category', id: String(id) })),
      ...items.orphans.map(({ id }): Orphan => ({ kind: 'item', id: String(id) })),
    ],
  };
}

function listParts(things: Things, wanted: ThingKind): Part[] {
  return [...things]
    .flatMap(([key, value]): Part[] => {
      const { kind, id } = nameOfKey(key);
      return kind === wanted && typeof value === 'object' ? [{ id: Number(id), value: { ...value } }] : [];
    })
    .sort((one, other) => one.id - other.id);
}

/** Groups children by their parents. */
function adopt(children: Part[], parentName: string, parents: Part[]) {
  const known = new Set<unknown>(parents.map(({ id }) => id));
  const kept = children.filter(({ value }) => known.has(value[parentName]));
  const byParent = Map.groupBy(kept, ({ value }) => value[parentName]);
  return {
    kept,
    of: (id: number) => byParent.get(id) ?? [],
    orphans: children.filter(({ value }) => !known.has(value[parentName])),
  };
}

/** Sorts by an order's list of ids. Parts that it does not name come last, by id. */
function sortParts(parts: Part[], order: unknown): Part[] {
  const places = new Map(Array.isArray(order) ? order.map((id, place): [unknown, number] => [id, place]) : []);
  const placeOf = ({ id }: Part) => places.get(id) ?? Number.POSITIVE_INFINITY;
  return parts.toSorted((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    return a === b ? one.id - other.id : a - b;
  });
}
