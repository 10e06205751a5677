import type { Category, Item, Menu } from './menu.ts';
import { isSoldOutAt } from './sold-out.ts';

export interface MenuEntry {
  menu: Menu;
  category: Category;
  item: Item;
}

/** All items of the menus by id, in menu order. The first of a repeated id counts. */
export function indexItems(menus: Menu[]): Map<number, MenuEntry> {
  const entries = new Map<number, MenuEntry>();
  for (const menu of menus)
    for (const category of menu.categories)
      for (const item of category.items) if (!entries.has(item.id)) entries.set(item.id, { menu, category, item });
  return entries;
}

/** Whether neither the item nor its menu is off sale (MNU-10). */
export function isOnSale(menu: Menu, item: Item): boolean {
  return menu.isAvailable && item.isAvailable;
}

/** Whether an item is on sale and not sold out at an instant (MNU-10, STK-03). */
export function canOrder(menu: Menu, item: Item, at: { epochMilliseconds: number }): boolean {
  return isOnSale(menu, item) && !isSoldOutAt(item, at);
}
