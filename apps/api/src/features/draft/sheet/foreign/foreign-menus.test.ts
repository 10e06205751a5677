import { describe, expect, it } from 'vitest';
import { exampleCatalogue } from '../../../../testing/example-catalogue.ts';
import type { CatalogueFile } from '../../../catalogue/file/schema/catalogue-schema.ts';
import { readMenuFile } from '../read-menu-file.ts';
import { sheetsToCatalogue } from '../sheets-to-catalogue.ts';

const file = exampleCatalogue();

async function importJson(value: unknown, into: Pick<CatalogueFile, 'menus' | 'options'> = oneMenu) {
  const { format, sheets, notes } = await readMenuFile(Buffer.from(JSON.stringify(value)));
  return { format, notes, read: sheetsToCatalogue(sheets, into, 900_001) };
}
const oneMenu = { menus: file.menus.slice(0, 1), options: file.options };
const added = (read: { file: Pick<CatalogueFile, 'menus'> }) =>
  read.file.menus.flatMap(({ categories }) => categories).filter(({ category_id }) => category_id >= 900_001);

const toppings = (id: number, name: string, price: number) => ({
  id,
  name,
  required: false,
  force_min: 1,
  force_max: 2,
  allow_quantity: true,
  options: [
    { id: 1, name: 'Olives', price, default: false },
    { id: 2, name: 'Câpres', price: 0.333, default: false },
  ],
});
const gloria = {
  id: 1,
  restaurant_id: 2,
  currency: 'EUR',
  categories: [
    {
      id: 3,
      name: 'Tartes',
      active: true,
      groups: [
        {
          id: 4,
          name: 'Pâte',
          required: true,
          force_min: 1,
          force_max: 1,
          allow_quantity: false,
          options: [
            { id: 5, name: 'Fine', price: 0, default: true },
            { id: 6, name: 'Épaisse', price: 1.5, default: false },
          ],
        },
      ],
      items: [
        {
          id: 7,
          name: 'Tarte aux poireaux',
          description: 'Poireaux, crème.',
          price: 11.5,
          active: true,
          tags: ['VEGETARIAN', 'NUT_FREE'],
          sizes: [
            { id: 8, name: 'Petite', price: 0, default: true, groups: [toppings(9, 'En plus', 1)] },
            { id: 10, name: 'Grande', price: 4, default: false, groups: [] },
          ],
          groups: [toppings(11, 'En plus', 2)],
        },
        {
          id: 12,
          name: 'Tarte du jour',
          description: '',
          price: 9,
          active: false,
          sizes: [],
          groups: [toppings(13, 'En plus', 3)],
        },
        { id: 14, name: 'Tarte sans prix', description: '', price: 'sur demande', sizes: [], groups: [] },
      ],
    },
  ],
};

describe('the menu of a shop at GloriaFood', () => {
  it('becomes new dishes and options, with a report of what was not read [MED-21]', async () => {
    const { format, notes, read } = await importJson(gloria);
    expect(format).toBe('gloriafood');
    expect(read.problems).toEqual([]);
    expect(added(read)).toMatchObject([
      {
        category_name: 'Tartes',
        items: [
          {
            item_name: 'Tarte aux poireaux',
            item_price: { price_pickup: 11.5, price_delivery: null },
            diets: ['végétarien'],
            allergens: null,
            is_available: true,
          },
          { item_name: 'Tarte du jour', is_available: false },
        ],
      },
    ]);
    const options = read.file.options.filter(({ option_id }) => option_id >= 900_001);
    expect(options).toMatchObject([
      {
        option_name: 'Taille',
        min: 1,
        max: 1,
        option_options: [
          { name: 'Petite', price: 0 },
          { name: 'Grande', price: 4 },
        ],
      },
      { option_name: 'Pâte', min: 1, max: 1, option_options: [{ name: 'Fine' }, { name: 'Épaisse', price: 1.5 }] },
      { option_name: 'En plus', min: 0, max: 2, option_options: [{ name: 'Olives', price: 2 }] },
      { option_name: 'En plus (2)', min: 0, max: 2, option_options: [{ name: 'Olives', price: 3 }] },
    ]);
    expect(options[1]?.default).toEqual([options[1]?.option_options[0]?.id]);
    const [first] = added(read)[0]?.items ?? [];
    expect(first?.options).toEqual(options.slice(0, 3).map(({ option_id }) => option_id));
    for (const reason of [
      '« Tarte aux poireaux » : la mention NUT_FREE n’est pas lue',
      '« Tarte aux poireaux » : des options qui n’existent que pour une taille',
      'L’option « En plus » permet plusieurs fois le même choix',
      '« Câpres » : son prix 0.333 n’est pas un montant',
      '« Tarte sans prix » n’a pas de prix lisible : pas lu',
      '« Tarte du jour » n’est pas en vente',
      'Les allergènes ne sont pas dans ce format',
    ])
      expect(notes.join('\n')).toContain(reason);
  });

  it('that is imported twice adds no option and no choice again, and says that its dishes are there already [MED-21]', async () => {
    const { read } = await importJson(gloria);
    const again = await importJson(gloria, read.file);
    expect(again.read.problems).toEqual([]);
    expect(again.read.file.options).toEqual(read.file.options);
    expect(again.read.notes.join()).toContain('un autre plat s’appelle déjà « Tarte du jour »');
  });

  it('in another currency is not read [MED-21]', async () => {
    const { notes, read } = await importJson({ ...gloria, currency: 'USD' });
    expect(notes).toEqual(['La carte est en USD : seuls des prix en euros sont lus']);
    expect(added(read)).toEqual([]);
  });
});

const tasty = {
  data: [
    {
      type: 'menus',
      id: '1',
      attributes: {
        menu_name: 'Soupe',
        menu_description: 'Du jour',
        menu_price: '4.9900',
        menu_photo: 'soupe.jpg',
        menu_status: true,
        order_restriction: 1,
        categories: [{ category_id: 5, name: 'Entrées' }],
        menu_options: [
          {
            option_id: 4,
            option_name: 'Boissons',
            required: true,
            min_selected: 0,
            max_selected: 1,
            menu_option_values: [
              { name: 'Eau', price: '0', is_default: 1 },
              { name: 'Limonade', price: '2.5000', is_default: null },
            ],
          },
        ],
      },
    },
    {
      type: 'menus',
      id: '2',
      attributes: { menu_name: 'Salade', menu_description: null, menu_price: 8, menu_status: 0, order_restriction: 0 },
      relationships: { categories: { data: [{ type: 'categories', id: '5' }] }, menu_options: { data: [] } },
    },
    { type: 'menus', id: '3', attributes: { menu_name: 'Pain', menu_price: 1.005 } },
    { type: 'menus', id: '4', attributes: { menu_name: 'Beurre', menu_price: 1 } },
  ],
  included: [{ type: 'categories', id: '5', attributes: { name: 'Entrées' } }],
};

describe('the menu of a shop with TastyIgniter', () => {
  it('becomes new dishes and options, with a report of what was not read [MED-21]', async () => {
    const { format, notes, read } = await importJson(tasty);
    expect(format).toBe('tastyigniter');
    expect(read.problems).toEqual([]);
    expect(added(read)).toMatchObject([
      {
        category_name: 'Entrées',
        items: [
          { item_name: 'Soupe', item_description: 'Du jour', item_price: { price_pickup: 4.99 } },
          { item_name: 'Salade', item_price: { price_pickup: 8 }, is_available: false },
        ],
      },
      { category_name: 'Autres', items: [{ item_name: 'Beurre' }] },
    ]);
    expect(read.file.options.at(-1)).toMatchObject({
      option_name: 'Boissons',
      min: 1,
      max: 1,
      option_options: [
        { name: 'Eau', price: 0 },
        { name: 'Limonade', price: 2.5 },
      ],
    });
    for (const reason of [
      '« Pain » n’a pas de prix lisible',
      '« Soupe » : sa photo reste dans l’autre boutique',
      '« Soupe » n’est là-bas qu’à emporter ou qu’en livraison',
      '« Salade » n’est pas en vente',
      '« Beurre » n’a pas de catégorie',
    ])
      expect(notes.join('\n')).toContain(reason);
  });
});

describe('a catalogue that was exported as JSON', () => {
  it('changes nothing where it came from, and says that only dishes and options are read [MED-21]', async () => {
    const { format, notes, read } = await importJson(file, file);
    expect([format, read.problems, read.notes]).toEqual(['comptoir', [], []]);
    expect(read.file).toEqual({ menus: file.menus, options: file.options });
    expect(notes).toEqual([
      'Les réglages, les heures et les offres du fichier ne sont pas lus : la carte garde les siens',
    ]);
  });

  it('of another restaurant is refused by its numbers [MED-21]', async () => {
    const other = structuredClone(file);
    for (const { categories } of other.menus)
      for (const { items } of categories) for (const item of items) item.item_id += 50_000;
    const { read } = await importJson(other, file);
    expect(read.problems.length).toBeGreaterThan(0);
    expect(read.problems[0]?.message).toContain('n’est pas de cette carte');
  });
});
