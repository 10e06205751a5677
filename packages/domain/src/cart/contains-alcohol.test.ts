import { expect, it } from 'vitest';
import { indexItems } from '../menu/index-items.ts';
import { aLine, aMenu, anItem, supplements } from '../testing/example-catalogue.ts';
import { containsAlcohol } from './contains-alcohol.ts';

const marked = { alcohol: { kind: 'wine' as const, abv: 13 } };
const choices = supplements.choices.map((choice) => (choice.id === 1004 ? { ...choice, ...marked } : choice));
const meal = anItem({ id: 1, name: 'Formule', options: [{ ...supplements, choices }] });
const bottle = anItem({ id: 2, name: 'Côtes-du-rhône', ...marked });
const category = { id: 11, name: 'Carte', description: '', gender: 'f' as const, items: [meal, bottle] };
const items = indexItems([aMenu(1, [category])]);

it('an order contains alcohol by a dish or by a choice, a gift among them [LAW-19]', () => {
  const withCola = aLine(meal, 1, { 1001: 1 });
  expect(containsAlcohol([withCola], items)).toBe(false);
  expect(containsAlcohol([withCola, aLine(meal, 1, { 1004: 1 })], items)).toBe(true);
  expect(containsAlcohol([withCola, aLine(bottle)], items)).toBe(true);
  expect(containsAlcohol([], items)).toBe(false);
});

it('a dish that is not on the menu counts as none [LAW-19]', () => {
  expect(containsAlcohol([aLine(anItem({ id: 3, name: 'Vin', ...marked }))], items)).toBe(false);
});
