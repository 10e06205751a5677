import { type Item, indexItems, isOnSale, type Menu, normalizeText, type StockTarget } from '@comptoir/domain';

/** A dish, or a choice of an option group, that can be marked as sold out. */
export interface Thing extends StockTarget {
  name: string;
  /** The normalized text that the stock search looks through. */
  text: string;
  /** `isOnSale` is false if the dish is not for sale in the catalogue, whatever its stock. */
  isOnSale: boolean;
  /** The option groups of a dish in which a choice is required. */
  needs: { name: string; choiceIds: number[] }[];
}

/** A category of dishes, or an option group with its choices. */
export interface ThingGroup {
  key: string;
  name: string;
  things: Thing[];
}

/** All dishes by category, then all choices by option group. A shared option group is listed once (STK-01). */
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

/** An empty search text finds everything (STK-11). */
export function findThings(groups: readonly ThingGroup[], asked: string): ThingGroup[] {
  const wanted = normalizeText(asked);
  if (wanted === '') return [...groups];
  return groups
    .map((group) => ({ ...group, things: group.things.filter(({ text }) => text.includes(wanted)) }))
    .filter(({ things }) => things.length > 0);
}

export const keyOf = ({ kind, id }: StockTarget) => `${kind} ${id}`;
