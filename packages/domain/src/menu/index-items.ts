import type { Category, Item, Menu } from './menu.ts';
import { isSoldOutAt } from './sold-out.ts';

/** An item with the menu and the category that it stands in. */
export interface MenuEntry {
  menu: Menu;
  category: Category;
  item: Item;
}

/** All items of the menus by id, in menu order; an id that comes twice keeps its first place. */
export function indexItems(menus: Menu[]): Map<number, MenuEntry> {
  const entries = new Map<number, MenuEntry>();
  for (const menu of menus)
    for (const category of menu.categories)
      for (const item of category.items) if (!entries.has(item.id)) entries.set(item.id, { menu, category, item });
  return entries;
}

/** Whether the catalogue sells an item at all: neither it nor its menu is taken off sale (requirement MNU-10). */
export function isOnSale(menu: Menu, item: Item): boolean {
  return menu.isAvailable && item.isAvailable;
}

/** Whether an item can be put in a cart for an instant: it is on sale, and not sold out then (requirements MNU-10, STK-03). */
export function canOrder(menu: Menu, item: Item, at: { epochMilliseconds: number }): boolean {
  return isOnSale(menu, item) && !isSoldOutAt(item, at);
}
