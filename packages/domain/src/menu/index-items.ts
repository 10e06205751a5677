import type { Category, Item, Menu } from './menu.ts';
import { isSoldOutAt } from './sold-out.ts';

export interface MenuEntry {
  menu: Menu;
  category: Category;
  item: Item;
}

/** Maps all items by id, in menu order. If an id occurs twice, the first item counts. */
export function indexItems(menus: Menu[]): Map<number, MenuEntry> {
  const entries = new Map<number, MenuEntry>();
  for (const menu of menus)
    for (const category of menu.categories)
      for (const item of category.items) if (!entries.has(item.id)) entries.set(item.id, { menu, category, item });
  return entries;
}

export function isOnSale(menu: Pick<Menu, 'isAvailable'>, item: Item): boolean {
  return menu.isAvailable && item.isAvailable;
}

export function canOrder(menu: Menu, item: Item, at: { epochMilliseconds: number }): boolean {
  return isOnSale(menu, item) && !isSoldOutAt(item, at);
}
