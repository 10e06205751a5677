import type { Category, Menu } from '@comptoir/domain';

export interface CategoryPlace {
  menu: Menu;
  category: Category;
  position: number;
}

export function listCategories(menus: Menu[]): CategoryPlace[] {
  return menus
    .flatMap((menu) => menu.categories.map((category) => ({ menu, category })))
    .map((place, position) => ({ ...place, position }))
    .filter(({ category }) => category.items.length > 0);
}
