import type { Category, Menu } from '@comptoir/domain';

/** A category with its menu and its position among all, which gives it its colour. */
export interface CategoryPlace {
  menu: Menu;
  category: Category;
  position: number;
}

/** The categories that hold something, in the menus' order. */
export function listCategories(menus: Menu[]): CategoryPlace[] {
  return menus
    .flatMap((menu) => menu.categories.map((category) => ({ menu, category })))
    .map((place, position) => ({ ...place, position }))
    .filter(({ category }) => category.items.length > 0);
}
