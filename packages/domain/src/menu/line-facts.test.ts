import { describe, expect, it } from 'vitest';
import type { Meat } from '../law/meat.ts';
import { aLine, anItem } from '../testing/example-catalogue.ts';
import { lineFacts } from './line-facts.ts';
import type { OptionGroup } from './menu.ts';

const meatOf = (species: Meat['species']): Meat => ({ species, bought: 'raw', raised: ['FR'], slaughtered: ['FR'] });
const [pork, beef] = [meatOf('pork'), meatOf('beef')];
const parts: OptionGroup = {
  id: 1,
  name: 'Formule',
  min: 0,
  max: null,
  defaults: [],
  choices: [
    { id: 11, name: 'Burger', priceCents: 0, taxRateBp: null, meats: [beef] },
    { id: 12, name: 'Cola', priceCents: 0, taxRateBp: null },
    { id: 13, name: 'Verre de vin', priceCents: 0, taxRateBp: null, alcohol: { kind: 'wine', abv: 13 } },
  ],
};
const dish = anItem({ id: 1, name: 'Formule', options: [parts] });
const factsOf = (item: typeof dish, ...choices: number[]) =>
  lineFacts(item, aLine(item, 1, Object.fromEntries(choices.map((id) => [id, 1]))).options);

describe('the facts of an ordered dish', () => {
  it('are its meats and those of its chosen choices, and what it is [LAW-08]', () => {
    const made = { ...dish, meats: [pork], isHomemade: true };
    expect(factsOf(made, 12)).toEqual({ meats: [pork], isHomemade: true });
    expect(factsOf(made, 11)).toEqual({ meats: [pork, beef], isHomemade: true });
    expect(factsOf({ ...dish, isWithdrawable: true })).toEqual({ isWithdrawable: true });
  });

  it('say nothing of what the menu does not state [LAW-08]', () => {
    expect(factsOf(dish, 12)).toEqual({});
    expect(factsOf({ ...dish, meats: [], isHomemade: false, isWithdrawable: false })).toEqual({});
  });

  it('tell alcohol of the dish and of a chosen choice [LAW-19]', () => {
    expect(factsOf({ ...dish, alcohol: { kind: 'beer', abv: 5 } })).toEqual({ hasAlcohol: true });
    expect(factsOf(dish, 13)).toEqual({ hasAlcohol: true });
    expect(lineFacts(dish, [{ optionId: 1, choices: [{ choiceId: 13, quantity: 0 }] }])).toEqual({});
    expect(lineFacts(dish, [{ optionId: 2, choices: [{ choiceId: 13, quantity: 1 }] }])).toEqual({});
  });
});
