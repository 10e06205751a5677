import { describe, expect, it } from 'vitest';
import { aMenu, margherita } from '../testing/example-catalogue.ts';
import type { Item } from './menu.ts';
import { normalizeText } from './normalize-text.ts';
import { buildSearchIndex, searchMenu } from './search-menu.ts';

const dish = (id: number, name: string, rest: Partial<Item> = {}): Item => ({ ...margherita, id, name, ...rest });
const indexOf = (...items: Item[]) =>
  buildSearchIndex([aMenu(1, [{ id: 1, name: '', description: '', gender: 'f', items }])]);
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
    expect(names(searchMenu(indexOf(dish(1, name), dish(2, 'Soda')), query))).toEqual([name]);
  });

  it('begins at two characters, spaces around not counted [MNU-12]', () => {
    const index = indexOf(dish(1, 'Margherita'));
    expect(searchMenu(index, 'm')).toEqual([]);
    expect(searchMenu(index, ' m ')).toEqual([]);
    expect(names(searchMenu(index, ' ma '))).toEqual(['Margherita']);
    expect(searchMenu(index, '\u0301\u0301')).toEqual([]);
  });

  it('looks into names and descriptions, but not across the two [MNU-14]', () => {
    const index = indexOf(dish(1, 'Reine', { description: 'Jambon, olives' }));
    expect(names(searchMenu(index, 'olive'))).toEqual(['Reine']);
    expect(searchMenu(index, 'reine jambon')).toEqual([]);
  });

  it('puts the best score first, then the name, then the id [MNU-15]', () => {
    const scored = (id: number, name: string, score: number) => dish(id, name, { score });
    const index = indexOf(
      scored(1, 'pizza c', 3),
      scored(2, 'pizza a', 9),
      scored(4, 'pizza b', 5),
      scored(3, 'pizza b', 5),
    );
    expect(searchMenu(index, 'pizza').map((item) => item.id)).toEqual([2, 3, 4, 1]);
  });

  it('shows ten at most, and none for what is not there [MNU-16]', () => {
    const index = indexOf(...Array.from({ length: 12 }, (_, id) => dish(id, `Pizza ${id}`)));
    expect(searchMenu(index, 'pizza')).toHaveLength(10);
    expect(searchMenu(index, 'sushi')).toEqual([]);
  });

  it('takes several spaces for one', () => {
    expect(normalizeText('  Fleur\n de   sel ')).toBe('fleur de sel');
  });
});
