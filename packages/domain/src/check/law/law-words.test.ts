import { describe, expect, it } from 'vitest';
import { aHealthyShop } from '../../testing/checked-example.ts';
import { anItem } from '../../testing/example-catalogue.ts';
import { paris } from '../../testing/price-example.ts';
import { checkCatalogue } from '../check-catalogue.ts';

interface Named {
  name: string;
  description?: string;
  diets?: string[];
  rateBp?: number;
  category?: number;
}

/** The word checks that find something in a dish of the healthy example. */
function foundIn({ name, description = 'Avec soin', diets = [], rateBp = 1000, category = 11 }: Named): string[] {
  const { catalogue, facts } = aHealthyShop();
  const told = { image: '/media/x.webp', allergens: [], isWithdrawable: true };
  const price = { pickupCents: 1000, deliveryCents: 1000, taxRateBp: rateBp };
  const item = anItem({ ...told, id: 900, categoryId: category, name, description, diets, price });
  catalogue.menus
    .flatMap(({ categories }) => categories)
    .find(({ id }) => id === category)
    ?.items.push(item);
  const found = checkCatalogue(catalogue, facts, paris('2026-11-26T10:00'));
  return found.flatMap(({ check }) => (['C08', 'C27', 'C28'].includes(check) ? [check] : []));
}

const drinks = { category: 13 };

describe('a dish that speaks of meat', () => {
  it.each([
    'Bœuf bourguignon',
    'BOEUF',
    'Sauté de veau',
    'Paupiettes de veaux',
    'Porcs laineux',
    'Jambon-beurre',
    'Salade aux lardons',
    'Croque au bacon',
    'Chorizo doux',
    'Merguez, frites',
    'Tajine d’agneau',
    'Agneaux de lait',
    'Mouton',
    'Poulet rôti',
    'Dinde aux marrons',
    'Magret de canard',
    'Volaille fermière',
    'Assiette de viandes',
  ])('is told where it declares none: %s [LAW-10]', (name) => {
    expect(foundIn({ name })).toEqual(['C27']);
    expect(foundIn({ name: 'Plat du jour', description: name })).toEqual(['C27']);
  });

  it.each([
    'Beaujolais nouveau',
    'Assiette de porcelaine',
    'Salade de poulpe',
    'Jambonneau',
    'Porcini à la crème',
    'Moutonnière',
    'Sans viande',
    'Sans viande ni porc',
    'Canarde',
  ])('is not suspected for a part of a word or what it leaves out: %s [LAW-10]', (name) => {
    expect(foundIn({ name })).toEqual([]);
  });

  it('is not told where the dish is vegetarian, whatever its name says [LAW-10]', () => {
    expect(foundIn({ name: 'Bacon végétal', diets: ['vegan'] })).toEqual([]);
  });

  it('is told after a word that only ends like a negation [LAW-10]', () => {
    expect(foundIn({ name: 'Panini poulet' })).toEqual(['C27']);
  });
});

describe('a drink that sounds like alcohol', () => {
  it.each([
    'Bière blonde',
    'BIERE',
    'Vin rouge',
    'Vins du Rhône',
    'Spritz',
    'Rhum arrangé',
    'Whisky',
    'Champagne',
    'Cidre brut',
  ])('is told without the mark, and at 10 %% for its rate too: %s [LAW-16, LAW-18]', (name) => {
    expect(foundIn({ name, rateBp: 2000, ...drinks })).toEqual(['C28']);
    expect(foundIn({ name, ...drinks })).toEqual(['C08', 'C28']);
  });

  it.each(['Vinaigre à boire', 'Bière sans alcool', 'Cidre 0,0 %', 'Rhumatine', 'Divine limonade', 'Jus de raisin'])(
    'is not suspected for a part of a word, or without alcohol: %s [LAW-16]',
    (name) => {
      expect(foundIn({ name, ...drinks })).toEqual([]);
    },
  );

  it.each(['Moules au vin blanc', 'Carbonade à la bière', 'Baba au rhum'])(
    'is no dish that is cooked with it: %s [LAW-16]',
    (name) => {
      expect(foundIn({ name })).toEqual([]);
    },
  );

  it('is known by other names for its rate', () => {
    expect(['Kir', 'Pastis', 'Gin tonic'].map((name) => foundIn({ name, ...drinks }))).toEqual([
      ['C08'],
      ['C08'],
      ['C08'],
    ]);
    expect(foundIn({ name: 'Gingembre frais', ...drinks })).toEqual([]);
  });
});
