import type { Category, Item, Menu } from './menu.ts';

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

/** Whether an item can be put in a cart: neither sold out nor on a menu taken off sale (requirement MNU-10). */
export function canOrder(menu: Menu, item: Item): boolean {
  return menu.isAvailable && item.isAvailable;
}
