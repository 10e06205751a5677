import type { Meat } from '@comptoir/domain';
import { aMenu, anItem } from '@comptoir/domain/testing';
import { expect, it } from 'vitest';
import { listOrigins } from './list-origins.ts';

const pork = (country: string): Meat[] => [
  { species: 'pork', bought: 'raw', born: [country], raised: [country], slaughtered: [country] },
];
const choice = { id: 1, name: 'Jambon', priceCents: 0, taxRateBp: null, meats: pork('FR') };
const options = [{ id: 1, name: 'Suppléments', min: 0, max: null, defaults: [], choices: [choice] }];
const menuOf = (...items: ReturnType<typeof anItem>[]) =>
  aMenu(1, [{ id: 11, name: 'Pizzas', description: '', gender: 'f', items }]);

it('the origins of a menu name dishes and choices on sale, each once, in menu order [LAW-06]', () => {
  const menu = menuOf(
    anItem({ id: 1, name: 'Diavola', meats: pork('ES') }),
    anItem({ id: 2, name: 'Margherita', options }),
    anItem({ id: 3, name: 'Reine', meats: pork('FR'), options }),
    anItem({ id: 4, name: 'Merguez', meats: pork('NZ'), isAvailable: false }),
    anItem({ id: 5, name: 'Saucisson', meats: [{ species: 'pork', bought: 'prepared' }] }),
  );
  const origins = [
    { sentence: 'Porc : origine Espagne', names: ['Diavola'] },
    { sentence: 'Porc : origine France', names: ['Jambon', 'Reine'] },
  ];
  expect(listOrigins([menu])).toEqual(origins);
  expect(listOrigins([menu, { ...menu, id: 2, isAvailable: false }])).toEqual(origins);
  expect(listOrigins([{ ...menu, isAvailable: false }])).toEqual([]);
});
