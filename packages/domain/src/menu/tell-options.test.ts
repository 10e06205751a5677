import { describe, expect, it } from 'vitest';
import { anItem } from '../testing/example-catalogue.ts';
import { listChanges } from './list-changes.ts';
import type { OptionGroup } from './menu.ts';
import { tellOptions } from './tell-options.ts';

type Choice = [id: number, name: string, priceCents: number];

const aGroup = (group: Pick<OptionGroup, 'id' | 'name' | 'min' | 'max' | 'defaults'>, ...choices: Choice[]) => ({
  ...group,
  choices: choices.map(([id, name, priceCents]) => ({ id, name, priceCents, taxRateBp: null })),
});
const size = aGroup(
  { id: 1, name: 'Taille', min: 1, max: 1, defaults: [12] },
  [11, 'Petite, 26 cm', -250],
  [12, 'Classique, 33 cm', 0],
  [13, 'Géante, 40 cm', 350],
);
const dough = aGroup(
  { id: 2, name: 'Pâte', min: 1, max: 1, defaults: [21] },
  [21, 'Classique', 0],
  [22, 'Complète', 100],
  [23, 'Classique fine', 150],
);
const drink = aGroup(
  { id: 3, name: 'Boisson', min: 1, max: 1, defaults: [31] },
  [31, 'Sirop', 0],
  [32, 'Jus de pomme', 0],
  [33, 'Vin', 250],
);
const more = aGroup(
  { id: 4, name: 'Suppléments', min: 0, max: 4, defaults: [41] },
  [41, 'Olives', 0],
  [42, 'Burrata', 400],
  [43, 'Anchois', 0],
);
const menu = anItem({ id: 801, name: 'Menu p’tit gone', options: [size, dough, drink, more] });

/** The choices with these ids, each once. */
const taken = (...ids: number[]) =>
  menu.options.map(({ id, choices }) => ({
    optionId: id,
    choices: choices
      .filter((choice) => ids.includes(choice.id))
      .map((choice) => ({ choiceId: choice.id, quantity: 1 })),
  }));
const namesOf = (...ids: number[]) =>
  tellOptions(menu, taken(...ids)).flatMap(({ choices }) =>
    choices.map(({ name, quantity }) => (quantity === 0 ? `sans ${name}` : name)),
  );

describe('what a diner is told of what they chose', () => {
  it.each<[string, number[], string[]]>([
    ['which drink, where none costs less than another', [12, 21, 31, 41], ['Sirop']],
    ['which drink was taken instead', [12, 21, 32, 41], ['Jus de pomme']],
    ['which drink costs more', [12, 21, 33, 41], ['Vin']],
    ['the size and the dough that are not the usual ones', [11, 22, 31, 41], ['Petite, 26 cm', 'Complète', 'Sirop']],
    ['what is added', [12, 21, 31, 41, 42], ['Sirop', 'Burrata']],
    ['what is left out of what comes with it', [12, 21, 31], ['Sirop', 'sans Olives']],
  ])('is %s [CRT-34]', (_, ids, told) => {
    expect(namesOf(...ids)).toEqual(told);
  });

  it('leaves out the default that has its price for itself, and that of a group which nobody has to choose of [CRT-34]', () => {
    const dearer = { ...drink, defaults: [33] };
    const free = { ...drink, min: 0 };
    const tell = (group: OptionGroup, choiceId: number) =>
      tellOptions({ options: [group] }, [{ optionId: 3, choices: [{ choiceId, quantity: 1 }] }]);
    expect(tell(dearer, 33)).toEqual([]);
    expect(tell(free, 31)).toEqual([]);
    expect(tell(free, 32)).toEqual([
      { name: 'Boisson', choices: [{ name: 'Jus de pomme', quantity: 1, priceCents: 0 }] },
    ]);
  });

  it('is each drink of a menu for two, and how often one was taken [CRT-34]', () => {
    const drinks = { ...drink, min: 2, max: 2, defaults: [31, 32] };
    const tell = (...choices: [number, number][]) =>
      tellOptions({ options: [drinks] }, [
        { optionId: 3, choices: choices.map(([choiceId, quantity]) => ({ choiceId, quantity })) },
      ])[0]?.choices.map(({ name, quantity }) => [name, quantity]);
    expect(tell([31, 1], [32, 1])).toEqual([
      ['Sirop', 1],
      ['Jus de pomme', 1],
    ]);
    expect(tell([31, 2])).toEqual([
      ['Sirop', 2],
      ['Jus de pomme', 0],
    ]);
  });

  it('has its group and its price, and is told with the group where another has such a name [CRT-34]', () => {
    expect(tellOptions(menu, taken(13, 23, 32, 41, 42))).toEqual([
      { name: 'Taille', choices: [{ name: 'Géante, 40 cm', quantity: 1, priceCents: 350 }] },
      { name: 'Pâte', choices: [{ name: 'Classique fine', quantity: 1, priceCents: 150, isAmbiguous: true }] },
      { name: 'Boisson', choices: [{ name: 'Jus de pomme', quantity: 1, priceCents: 0 }] },
      { name: 'Suppléments', choices: [{ name: 'Burrata', quantity: 1, priceCents: 400 }] },
    ]);
  });
});

describe('what the kitchen makes otherwise than a dish comes', () => {
  it('is no default, not even a drink that the diner is told of [BRD-03]', () => {
    expect(listChanges(menu, taken(12, 21, 31, 41))).toEqual([]);
    expect(listChanges(menu, taken(12, 23, 32, 42))).toEqual([
      { name: 'Classique fine', quantity: 1, group: 'Pâte', isExtra: false },
      { name: 'Jus de pomme', quantity: 1, group: null, isExtra: false },
      { name: 'Olives', quantity: 0, group: null, isExtra: false },
      { name: 'Burrata', quantity: 1, group: null, isExtra: true },
    ]);
  });
});
