import type { Allergen, Menu } from '../menu.ts';

export type FilterChoice = { diet: string } | { without: Allergen };

const diets = ['vegetarian', 'vegan', 'spicy'];
/** The filters offer only the most common allergens; the text search knows all of them. */
const avoided: Allergen[] = ['gluten', 'milk', 'nuts', 'eggs', 'peanuts', 'crustaceans'];

/** Lists only filters that exclude some dishes of this menu and keep others (MNU-33). */
export function listFilters(menus: Menu[]): FilterChoice[] {
  const items = menus.flatMap((menu) => menu.categories).flatMap((category) => category.items);
  const declared = new Set<Allergen>();
  const lacked = new Set<Allergen>();
  for (const item of items) {
    if (item.allergens === null) continue;
    for (const allergen of avoided) (item.allergens.includes(allergen) ? declared : lacked).add(allergen);
  }
  const known = diets.filter((diet) => items.some((item) => item.diets.includes(diet)));
  return [
    ...avoided.filter((one) => declared.has(one) && lacked.has(one)).map((without) => ({ without })),
    ...known.map((diet) => ({ diet })),
  ];
}
