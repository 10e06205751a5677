import { expect, it } from 'vitest';
import { aMenu, margherita } from '../../testing/example-catalogue.ts';
import type { Item } from '../menu.ts';
import { listFilters } from './list-filters.ts';

const menusOf = (...dishes: Partial<Item>[]) => [
  aMenu(1, [
    {
      id: 1,
      name: '',
      description: '',
      gender: 'f',
      items: dishes.map((dish, id) => ({ ...margherita, diets: [], id, ...dish })),
    },
  ]),
];

it('offers the filters that the menu can answer, and no other [MNU-33]', () => {
  const some = menusOf(
    { allergens: ['gluten', 'milk'] },
    { allergens: ['milk'], diets: ['vegan'] },
    { allergens: null },
  );
  expect(listFilters(some)).toEqual([{ without: 'gluten' }, { diet: 'vegan' }]);
});

it('takes the mark of homemade dishes for no diet [LAW-14]', () => {
  expect(listFilters(menusOf({ isHomemade: true }, {}))).toEqual([]);
});

it('offers none where nothing is declared, nor where all dishes have it [MNU-33]', () => {
  expect(listFilters(menusOf({ allergens: null }, { allergens: null }))).toEqual([]);
  expect(listFilters(menusOf({ allergens: ['gluten'] }, { allergens: ['gluten'] }))).toEqual([]);
});
