import type { Item, OptionGroup } from '@comptoir/domain';
import { describe, expect, it } from 'vitest';
import type { Say } from '../../../messages/use-message.ts';
import { giftDetails, lineDetails } from './line-details.ts';

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
  id,
  name,
  min: 0,
  max,
  defaults,
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
/** The drink of a menu: one has to be chosen, and none of two costs more. */
const drink: OptionGroup = {
  id: 4,
  name: 'Boisson',
  min: 1,
  max: 1,
  defaults: [41],
  choices: [
    { id: 41, name: 'Sirop', priceCents: 0, taxRateBp: null },
    { id: 42, name: 'Jus de pomme', priceCents: 0, taxRateBp: null },
  ],
};
const asItComes = [taken(1, [12, 1]), taken(2, [21, 1]), taken(3, [31, 1])];

describe('a line of the cart', () => {
  it('says nothing of a dish that is as it comes', () => {
    expect(lineDetails(pizza, asItComes, say)).toBe('');
  });

  it('says what differs, with its group where another has a choice of that name', () => {
    const chosen = [taken(1, [13, 1]), taken(2, [23, 1]), taken(3, [31, 1], [32, 2])];
    expect(lineDetails(pizza, chosen, say)).toBe('Géante, 40 cm · Pâte : Classique fine · 2 × Burrata');
  });

  it('says which drink a menu comes with [CRT-34]', () => {
    const menu = { options: [drink] } as Item;
    expect(lineDetails(menu, [taken(4, [41, 1])], say)).toBe('Sirop');
    expect(lineDetails(menu, [taken(4, [42, 1])], say)).toBe('Jus de pomme');
    const now = Temporal.ZonedDateTime.from('2026-11-23T12:00[Europe/Paris]');
    expect(giftDetails(menu, { slotAt: null, readyAt: null, now }, say)).toBe('Sirop');
  });

  it('says what was left out of what comes with it', () => {
    expect(lineDetails(pizza, [taken(1, [12, 1]), taken(2, [22, 1])], say)).toBe('Complète · sans Olives');
  });
});
