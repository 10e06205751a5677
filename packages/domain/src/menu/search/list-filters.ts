import type { Allergen, Menu } from '../menu.ts';

/** One thing that a dish can be asked to be, or to lack. */
export type FilterChoice = { diet: string } | { without: Allergen };

const diets = ['vegetarian', 'vegan', 'spicy'];
/** What people most often can't eat. The search knows the others too. */
const avoided: Allergen[] = ['gluten', 'milk', 'nuts', 'eggs', 'peanuts', 'crustaceans'];

/** The filters that this menu can answer: some dishes pass and some do not (requirement MNU-33). */
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
