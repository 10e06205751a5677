import type { Allergen, Menu } from '../menu.ts';

export type FilterChoice = { diet: string } | { without: Allergen };

const diets = ['vegetarian', 'vegan', 'spicy'];
/** The allergens that people avoid most. The search knows the others too. */
const avoided: Allergen[] = ['gluten', 'milk', 'nuts', 'eggs', 'peanuts', 'crustaceans'];

/** The filters that separate the dishes of this menu (MNU-33). */
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
