import { describe, expect, it } from 'vitest';
import { anItem } from '../testing/example-catalogue.ts';
import type { ChosenOption } from './chosen-option.ts';
import { allergenState, dishAllergens } from './dish-allergens.ts';
import type { Allergen, ChoiceDeclaration, OptionGroup } from './menu.ts';

const declares = (
  contains: Allergen[],
  traces: Allergen[] = [],
  removes: Allergen[] = [],
): { declaration: ChoiceDeclaration } => ({ declaration: { contains, traces, removes } });
const choice = (id: number, declared: { declaration?: ChoiceDeclaration }) => ({
  id,
  name: `Choix ${id}`,
  priceCents: 0,
  taxRateBp: null,
  ...declared,
});

const dough: OptionGroup = {
  id: 2,
  name: 'Pâte',
  min: 1,
  max: 1,
  defaults: [21],
  choices: [choice(21, declares(['gluten'])), choice(23, declares([], ['gluten'], ['gluten']))],
};
const extras: OptionGroup = {
  id: 3,
  name: 'Suppléments',
  min: 0,
  max: 4,
  defaults: [],
  choices: [
    choice(31, declares(['milk'])),
    choice(32, {}),
    choice(33, declares(['eggs'], ['nuts', 'gluten'])),
    choice(34, declares([], [], ['milk'])),
    choice(35, declares(['gluten'])),
  ],
};
const size: OptionGroup = {
  id: 1,
  name: 'Taille',
  min: 1,
  max: 1,
  defaults: [],
  choices: [choice(11, declares([])), choice(12, declares([]))],
};
const pizza = anItem({
  id: 1,
  name: 'Pizza',
  allergens: ['gluten', 'milk'],
  traces: ['soy'],
  options: [dough, extras],
});

const take = (optionId: number, ...ids: number[]): ChosenOption => ({
  optionId,
  choices: ids.map((choiceId) => ({ choiceId, quantity: 1 })),
});
const namesOf = (item: typeof pizza, ...options: ChosenOption[]) => {
  const { undeclared, undecided, ...rest } = dishAllergens(item, options);
  return { ...rest, undeclared: undeclared.map(({ id }) => id), undecided: undecided.map(({ id }) => id) };
};
const known = { isDeclared: true, undeclared: [], undecided: [] };

describe('the allergens of a dish with its choices [ALG-01]', () => {
  it('are what the dish declares, where the choices bring nothing more', () => {
    expect(namesOf(pizza, take(2, 21))).toEqual({ ...known, contains: ['gluten', 'milk'], traces: ['soy'] });
  });

  it('grow by each choice, named once and in the order of the regulation', () => {
    expect(namesOf(pizza, take(2, 21), take(3, 31, 33))).toEqual({
      ...known,
      contains: ['gluten', 'eggs', 'milk'],
      // Gluten is an ingredient already, so it is not listed under traces too.
      traces: ['soy', 'nuts'],
    });
  });

  it('shrink by a choice that is certain, and keep the traces that it declares', () => {
    expect(namesOf(pizza, take(2, 23))).toEqual({ ...known, contains: ['milk'], traces: ['gluten', 'soy'] });
  });

  it('keep what another choice brings, whatever the first one takes away', () => {
    expect(namesOf(pizza, take(2, 23), take(3, 35)).contains).toEqual(['gluten', 'milk']);
  });

  it.each([
    ['an option that may be left out', { min: 0, max: 1 }],
    ['an option of several choices', { min: 1, max: 2 }],
    ['an option without a limit', { min: 1, max: null }],
  ])('lose nothing by %s', (_, bounds) => {
    expect(namesOf({ ...pizza, options: [{ ...dough, ...bounds }] }, take(2, 23)).contains).toContain('gluten');
  });

  it('lose nothing by two choices where one is due, nor by a choice that is not taken', () => {
    expect(namesOf(pizza, take(2, 21, 23)).contains).toContain('gluten');
    const none = { optionId: 2, choices: [{ choiceId: 23, quantity: 0 }] };
    expect(namesOf(pizza, none)).toMatchObject({ contains: ['gluten', 'milk'], undecided: [2] });
  });

  it('are not known where the dish or a choice declares nothing', () => {
    expect(namesOf({ ...pizza, allergens: null, traces: [] }, take(2, 23), take(3, 31))).toEqual({
      contains: ['milk'],
      traces: ['gluten'],
      isDeclared: false,
      undeclared: [],
      undecided: [],
    });
    expect(namesOf(pizza, take(2, 21), take(3, 32)).undeclared).toEqual([32]);
  });

  it('are not decided before a choice that may matter, and are before one that can’t', () => {
    expect(namesOf({ ...pizza, options: [size, dough] }).undecided).toEqual([2]);
    const unknown = { ...size, choices: [choice(11, {})] };
    expect(namesOf({ ...pizza, options: [unknown] }).undecided).toEqual([1]);
  });

  it('pass over choices that are on no menu', () => {
    expect(namesOf({ ...pizza, options: [] }, take(2, 23), take(9, 1))).toEqual({
      ...known,
      contains: ['gluten', 'milk'],
      traces: ['soy'],
    });
  });
});

describe('one allergen of a dish [ALG-01]', () => {
  it.each([
    ['gluten', [take(2, 21)], 'contains'],
    ['gluten', [take(2, 23)], 'traces'],
    ['soy', [take(2, 23)], 'traces'],
    ['fish', [take(2, 23)], 'none'],
    ['fish', [take(2, 23), take(3, 32)], 'unknown'],
    ['soy', [take(2, 23), take(3, 32)], 'unknown'],
    ['milk', [take(2, 23), take(3, 32)], 'contains'],
    ['fish', [], 'unknown'],
  ] as const)('%s after %j: %s', (allergen, options, state) => {
    expect(allergenState(dishAllergens(pizza, options), allergen)).toBe(state);
  });

  it('is never denied of a dish that declares nothing', () => {
    const undeclared = dishAllergens(anItem({ id: 1, name: 'Soupe' }), []);
    expect(allergenState(undeclared, 'gluten')).toBe('unknown');
    expect(allergenState(dishAllergens(anItem({ id: 1, name: 'Eau', allergens: [] }), []), 'gluten')).toBe('none');
  });
});
