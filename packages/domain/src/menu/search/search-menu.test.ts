import { describe, expect, it } from 'vitest';
import { aMenu, margherita } from '../../testing/example-catalogue.ts';
import type { Item, OptionChoice } from '../menu.ts';
import { normalizeText } from '../normalize-text.ts';
import { buildSearchIndex, searchMenu } from './search-menu.ts';
import type { SearchWords } from './search-words.ts';

const dish = (id: number, name: string, rest: Partial<Item> = {}): Item => ({
  ...margherita,
  diets: [],
  id,
  name,
  ...rest,
});
const words: SearchWords = {
  diets: { vegetarian: ['vege', 'veggie', 'sans viande'], vegan: ['vegan'], spicy: ['epice', 'piquant'] },
  allergens: { gluten: ['gluten'], lactose: ['milk'], lait: ['milk'], noix: ['nuts'], oeuf: ['eggs'] },
  avoided: ['gluten', 'lactose'],
  without: ['sans', 'pas de', 'allergie aux'],
  joints: ['ni', 'et'],
  synonyms: { coca: ['cola'], nutella: ['choco-noisette', 'chocolat'] },
};
const indexIn = (category: string, ...items: Item[]) =>
  buildSearchIndex([aMenu(1, [{ id: 1, name: category, description: '', gender: 'f', items }])], words);
const indexOf = (...items: Item[]) => indexIn('', ...items);
const names = (items: Item[]) => items.map((item) => item.name);

describe('the search of the menu', () => {
  it.each([
    ['PATE', 'Pâté en croûte'],
    ['creme brulee', 'Crème brûlée'],
    ['boeuf', 'Bœuf bourguignon'],
    ['BŒUF', 'Boeuf braisé'],
    ['ÆGIR', 'Aegir'],
    ["p'tit", 'Menu p’tit gone'],
    ['d’été', "Salade d'été"],
  ])('hears %s in %s, whatever the accents and capitals [MNU-13]', (query, name) => {
    expect(names(searchMenu(indexOf(dish(1, name), dish(2, 'Soda')), query).items)).toEqual([name]);
  });

  it('begins at two characters, spaces around not counted [MNU-12]', () => {
    const index = indexOf(dish(1, 'Margherita'));
    expect(searchMenu(index, 'm').items).toEqual([]);
    expect(searchMenu(index, ' m ').items).toEqual([]);
    expect(names(searchMenu(index, ' ma ').items)).toEqual(['Margherita']);
    expect(searchMenu(index, '\u0301\u0301').items).toEqual([]);
  });

  it('looks into names and descriptions, but not across the two [MNU-14]', () => {
    const index = indexOf(dish(1, 'Reine', { description: 'Jambon, olives' }));
    expect(names(searchMenu(index, 'olive').items)).toEqual(['Reine']);
    expect(searchMenu(index, 'reine jambon').items).toEqual([]);
  });

  it('puts the best score first, then the name, then the id [MNU-15]', () => {
    const scored = (id: number, name: string, score: number) => dish(id, name, { score });
    const index = indexOf(
      scored(1, 'pizza c', 3),
      scored(2, 'pizza a', 9),
      scored(4, 'pizza b', 5),
      scored(3, 'pizza b', 5),
    );
    expect(searchMenu(index, 'pizza').items.map((item) => item.id)).toEqual([2, 3, 4, 1]);
  });

  it('shows ten at most, and none for what is not there [MNU-16]', () => {
    const index = indexOf(...Array.from({ length: 12 }, (_, id) => dish(id, `Pizza ${id}`)));
    expect(searchMenu(index, 'pizza').items).toHaveLength(10);
    expect(searchMenu(index, 'sushi').items).toEqual([]);
  });

  it('takes several spaces for one', () => {
    expect(normalizeText('  Fleur\n de   sel ')).toBe('fleur de sel');
  });
});

const nothing = { contains: [], traces: [], removes: [] };
const choice = (id: number, name: string, declaration?: OptionChoice['declaration']): OptionChoice => ({
  id,
  name,
  priceCents: 250,
  taxRateBp: null,
  ...(declaration && { declaration }),
});
/** The default dough, and another choice. */
const dough = (name: string, declaration?: OptionChoice['declaration']): Item['options'] => [
  {
    id: 1,
    name: 'Pâte',
    min: 1,
    max: 1,
    defaults: [1],
    choices: [choice(1, 'Classique', nothing), choice(2, name, declaration)],
  },
];
const withoutGluten = { contains: [], traces: [], removes: ['gluten' as const] };

describe('the search for what somebody eats or must not eat', () => {
  const index = indexOf(
    dish(1, 'Reine', { allergens: ['gluten', 'milk'], options: dough('Sans gluten', withoutGluten) }),
    dish(2, 'Potagère', { allergens: ['gluten'], diets: ['vegan'], options: dough('Complète', nothing) }),
    dish(3, 'Burrata', { allergens: ['milk'], diets: ['vegetarian'], options: [] }),
    dish(4, 'Chèvre chaud', { allergens: null, diets: ['vegetarian'], options: [] }),
    dish(5, 'Orientale', { allergens: ['gluten', 'eggs'], diets: ['spicy'], options: [] }),
    dish(6, 'Limonade', { allergens: [], options: [] }),
  );

  it.each([
    ['végé', ['Burrata', 'Chèvre chaud', 'Potagère']],
    ['Végétariennes', ['Burrata', 'Chèvre chaud', 'Potagère']],
    ['sans viande', ['Burrata', 'Chèvre chaud', 'Potagère']],
    ['vegan', ['Potagère']],
    ['épicées', ['Orientale']],
    ['burrata végé', ['Burrata']],
    ['sans gluten', ['Burrata', 'Limonade']],
    ['gluten', ['Burrata', 'Limonade']],
    ['sans lactose', ['Limonade', 'Orientale', 'Potagère']],
    ['sans gluten ni lactose', ['Limonade']],
    ['sans gluten et sans lait', ['Limonade']],
    ['allergie aux œufs', ['Burrata', 'Limonade', 'Potagère', 'Reine']],
    ['végé sans gluten', ['Burrata']],
    ['pas de lait végé', ['Potagère']],
  ])('understands « %s » [MNU-32]', (query, expected) => {
    expect(names(searchMenu(index, query).items).sort()).toEqual(expected);
  });

  it('leads to the dishes that have it by a choice, and names the choice [MNU-32]', () => {
    const { byChoice } = searchMenu(index, 'sans gluten');
    expect(byChoice.map(({ item, group, choice }) => [item.name, group.name, choice.name])).toEqual([
      ['Reine', 'Pâte', 'Sans gluten'],
    ]);
    expect(names(searchMenu(index, 'pâte sans gluten').byChoice.map(({ item }) => item))).toEqual(['Reine']);
    // The dish also has milk, which this choice does not remove.
    expect(searchMenu(index, 'sans gluten ni lactose').byChoice).toEqual([]);
  });

  it('never calls a dish free of what nobody declared, even where its own words do [MNU-32]', () => {
    const said = indexOf(
      dish(1, 'Gâteau sans gluten', { allergens: null }),
      dish(2, 'Tarte', { description: 'Sans gluten', allergens: ['gluten'], options: [] }),
    );
    const found = searchMenu(said, 'sans gluten');
    expect([found.items, names(found.undeclared)]).toEqual([[], ['Gâteau sans gluten']]);
    expect(names(searchMenu(index, 'sans lactose').undeclared)).toEqual(['Chèvre chaud']);
  });

  it('takes choices into account: what the dish is opened with, what another choice takes away, and traces [MNU-32, ALG-01]', () => {
    const traces = { ...withoutGluten, traces: ['gluten' as const] };
    const [group] = dough('Complète');
    const undeclared: Item['options'] = group ? [{ ...group, defaults: [2] }] : [];
    const some = indexOf(
      dish(1, 'À traces', { allergens: ['gluten'], options: dough('Sans gluten', traces) }),
      dish(2, 'Dite sans', { allergens: ['gluten'], options: dough('Sans gluten') }),
      dish(3, 'Non dite', { allergens: [], options: undeclared }),
      dish(4, 'Tracée', { allergens: [], traces: ['gluten'], options: [] }),
      dish(5, 'Sans issue', { allergens: ['gluten'], options: dough('Complète') }),
    );
    const found = searchMenu(some, 'sans gluten');
    expect(found.byChoice.map(({ item, hasTraces }) => [item.name, hasTraces])).toEqual([
      ['À traces', true],
      ['Dite sans', true],
    ]);
    expect([names(found.items), names(found.undeclared), names(found.traced)]).toEqual([[], ['Non dite'], ['Tracée']]);
  });

  it('joins filters with what is typed, and shows all that pass them [MNU-33]', () => {
    expect(names(searchMenu(index, '', { diets: [], without: ['gluten'] }).items)).toEqual(['Burrata', 'Limonade']);
    expect(names(searchMenu(index, 'végé', { diets: [], without: ['milk'] }).items)).toEqual(['Potagère']);
    const many = indexOf(...Array.from({ length: 12 }, (_, id) => dish(id, `Pizza ${id}`, { diets: ['vegan'] })));
    expect(searchMenu(many, '', { diets: ['vegan'], without: [] }).items).toHaveLength(12);
  });
});

describe('the search for what is called otherwise', () => {
  const index = indexIn(
    'Desserts',
    dish(1, 'Cola lyonnais', { description: '33 cl', options: [] }),
    dish(2, 'Pizza choco-noisette', { description: '', options: [] }),
    dish(3, 'Margherita', { description: '', options: dough('Complète') }),
    dish(4, 'Fondant', { description: 'Chocolat noir', options: [] }),
  );

  it.each([
    ['coca', ['Cola lyonnais']],
    ['Nutella', ['Fondant', 'Pizza choco-noisette']],
    ['pâte complète', []],
    ['complète', ['Margherita']],
    ['dessert', ['Cola lyonnais', 'Fondant', 'Margherita', 'Pizza choco-noisette']],
  ])('finds « %s » by another word, a category or a choice [MNU-32]', (query, expected) => {
    expect(names(searchMenu(index, query).items)).toEqual(expected);
  });

  it.each([
    ['margarita', 'margherita', 'Margherita'],
    ['pizza choco-noistte', 'pizza choco-noisette', 'Pizza choco-noisette'],
    ['maregherita', 'margherita', 'Margherita'],
    ['magrherita', 'margherita', 'Margherita'],
  ])('answers « %s » as « %s » where there is nothing else [MNU-32]', (query, instead, expected) => {
    const found = searchMenu(index, query);
    expect([found.instead, names(found.items)]).toEqual([instead, [expected]]);
  });

  it('guesses at nothing that is far from it [MNU-17]', () => {
    for (const query of ['sushi', 'qq', 'kebab']) {
      const { items, instead } = searchMenu(index, query);
      expect([query, items.length, instead]).toEqual([query, 0, null]);
    }
  });
});
