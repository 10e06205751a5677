import type { Item, OptionGroup } from '@comptoir/domain';
import { describe, expect, it } from 'vitest';
import type { Say } from '../../../messages/use-message.ts';
import { lineDetails } from './line-details.ts';

const say: Say = (id, values = {}) =>
  ({
    'cart.groupChoice': `${values.group} : ${values.name}`,
    'cart.without': `sans ${values.name}`,
    'cart.choiceCount': `${values.count} × ${values.name}`,
  })[id as string] ?? id;

const group = (
  id: number,
  name: string,
  max: number,
  defaults: number[],
  choices: [number, string][],
): OptionGroup => ({
  ...{ id, name, min: 0, max, defaults },
  choices: choices.map(([choiceId, choice]) => ({ id: choiceId, name: choice, priceCents: 0, taxRateBp: null })),
});
const size = group(
  1,
  'Taille',
  1,
  [12],
  [
    [12, 'Classique, 33 cm'],
    [13, 'Géante, 40 cm'],
  ],
);
const dough = group(
  2,
  'Pâte',
  1,
  [21],
  [
    [21, 'Classique'],
    [22, 'Complète'],
    [23, 'Classique fine'],
  ],
);
const more = group(
  3,
  'Suppléments',
  4,
  [31],
  [
    [31, 'Olives'],
    [32, 'Burrata'],
  ],
);
const pizza = { options: [size, dough, more] } as Item;
const taken = (optionId: number, ...choices: [number, number][]) => ({
  optionId,
  choices: choices.map(([choiceId, quantity]) => ({ choiceId, quantity })),
});
const asItComes = [taken(1, [12, 1]), taken(2, [21, 1]), taken(3, [31, 1])];

describe('a line of the cart', () => {
  it('says nothing of a dish that is as it comes', () => {
    expect(lineDetails(pizza, asItComes, say)).toBe('');
  });

  it('says what differs, with its group where another has a choice of that name', () => {
    const chosen = [taken(1, [13, 1]), taken(2, [23, 1]), taken(3, [31, 1], [32, 2])];
    expect(lineDetails(pizza, chosen, say)).toBe('Géante, 40 cm · Pâte : Classique fine · 2 × Burrata');
  });

  it('says what was left out of what comes with it', () => {
    expect(lineDetails(pizza, [taken(1, [12, 1]), taken(2, [22, 1])], say)).toBe('Complète · sans Olives');
  });
});
