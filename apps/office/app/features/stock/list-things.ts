import { type Item, indexItems, isOnSale, type Menu, normalizeText, type StockTarget } from '@comptoir/domain';

/** A dish or a choice that can be sold out. */
export interface Thing extends StockTarget {
  name: string;
  /** By which it is found. */
  text: string;
  /** False: the catalogue does not sell it. */
  isOnSale: boolean;
  /** Of a dish: the groups that something must be chosen of. */
  needs: { name: string; choiceIds: number[] }[];
}

/** Things that stand together: a category of a menu, or a group of options. */
export interface ThingGroup {
  key: string;
  name: string;
  things: Thing[];
}

/** All that can be sold out: the dishes by category, then the choices by their group, each once wherever it is offered (STK-01). */
export function listThings(menus: Menu[]): ThingGroup[] {
  const categories = menus.flatMap((menu) =>
    menu.categories.map((category) => ({
      key: `category ${category.id}`,
      name: category.name,
      things: category.items.map((item) => dishOf(menu, item)),
    })),
  );
  const groups = new Map<number, ThingGroup>();
  for (const { item } of indexItems(menus).values())
    for (const { id, name, choices } of item.options)
      if (!groups.has(id)) {
        const things = choices.map(
          (choice): Thing => ({
            kind: 'choice',
            id: choice.id,
            name: choice.name,
            isOnSale: true,
            needs: [],
            text: normalizeText(`${choice.name}\n${name}`),
          }),
        );
        groups.set(id, { key: `group ${id}`, name, things });
      }
  return [...categories, ...groups.values()].filter(({ things }) => things.length > 0);
}

function dishOf(menu: Menu, item: Item): Thing {
  const needs = item.options
    .filter(({ min, choices }) => min > 0 && choices.length > 0)
    .map(({ name, choices }) => ({ name, choiceIds: choices.map(({ id }) => id) }));
  const text = normalizeText(`${item.name}\n${item.description}`);
  return { kind: 'item', id: item.id, name: item.name, text, isOnSale: isOnSale(menu, item), needs };
}

/** What of it a search finds, by name and description; all of it where nothing is asked (STK-11). */
export function findThings(groups: readonly ThingGroup[], asked: string): ThingGroup[] {
  const wanted = normalizeText(asked);
  if (wanted === '') return [...groups];
  return groups
    .map((group) => ({ ...group, things: group.things.filter(({ text }) => text.includes(wanted)) }))
    .filter(({ things }) => things.length > 0);
}

/** Names a thing among all of them. */
export const keyOf = ({ kind, id }: StockTarget) => `${kind} ${id}`;
