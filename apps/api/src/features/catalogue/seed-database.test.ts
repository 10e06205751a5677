import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { demoCatalogue } from '../../testing/demo-shop.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { readCatalogue, readCatalogueVersion, replaceCatalogue } from './catalogue-repository.ts';
import { catalogueToFile } from './file/catalogue-file.ts';
import { CatalogueFault, parseCatalogue, readCatalogueFile } from './file/read-catalogue-file.ts';
import type { CatalogueFile } from './file/schema/catalogue-schema.ts';
import { seedDatabase } from './seed-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the demo restaurant', () => {
  it('fills an empty database once and leaves a filled one alone', async () => {
    expect(await seedDatabase(database.db, demoCatalogue)).toBe(true);
    const version = await readCatalogueVersion(database.db);
    expect(await seedDatabase(database.db, demoCatalogue)).toBe(false);
    expect(await readCatalogueVersion(database.db)).toEqual(version);
  });

  it('is exported as it was imported', async () => {
    const stored = await readCatalogue(database.db);
    const read = readCatalogueFile(demoCatalogue);
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect({ ...stored, settings: stored.settings.sort(byName) }).toEqual({
      ...read,
      settings: read.settings.sort(byName),
      slotOverrides: [],
      stockOuts: [],
      stockCounts: [],
      version: expect.any(Number),
    });
    const files = Object.fromEntries(
      ['settings', 'options', 'menus', 'offers'].map((part) => [
        part,
        JSON.parse(readFileSync(`${demoCatalogue}/${part}.json`, 'utf8')),
      ]),
    );
    expect(catalogueToFile(stored)).toEqual(files);
  });

  it('has two menus, seven categories on the card, about 45 dishes, every kind of offer and of VAT', () => {
    const { menus, offers, zones } = readCatalogueFile(demoCatalogue);
    const items = menus.flatMap((menu) => menu.categories.flatMap((category) => category.items));
    expect(menus.map((menu) => menu.name)).toEqual(['La carte', 'Formule midi']);
    expect(menus[0]?.categories).toHaveLength(7);
    expect(items.length).toBeGreaterThanOrEqual(43);
    expect(new Set(offers.map((offer) => offer.type)).size).toBe(5);
    expect(new Set(items.map((item) => item.price.taxRateBp))).toEqual(new Set([550, 1000, 2000]));
    expect(items.filter((item) => !item.isAvailable).map((item) => item.name)).toEqual(['Pepperoni']);
    expect(zones.map((zone) => zone.postalCode)).toEqual(['69004', '69001', '69005', '69300']);
  });

  it('may have ten thousand dishes', async () => {
    const read = readCatalogueFile(demoCatalogue);
    const [menu] = read.menus;
    const [category] = menu?.categories ?? [];
    const [dish] = category?.items ?? [];
    if (!menu || !category || !dish) throw new Error('the demo has no dish');
    const items = Array.from({ length: 10_000 }, (_, index) => ({
      ...dish,
      id: 100_000 + index,
      name: `Plat ${index}`,
    }));
    const menus = [{ ...menu, categories: [{ ...category, items }] }];
    await replaceCatalogue(database.db, { ...read, menus });
    expect((await readCatalogue(database.db)).menus).toEqual(menus);
    await replaceCatalogue(database.db, read);
  });

  it('has the coupon of the home page', async () => {
    const { default: site } = await import('../../../../../sites/leve-tard/site.ts');
    const offer = readCatalogueFile(demoCatalogue).offers.find(({ code }) => code === site.coupon?.code);
    expect(offer).toMatchObject({
      isActive: true,
      type: 'percentage',
      percentBp: 1000,
      activeTimes: [],
      maxUsesPerCustomer: 1,
    });
    expect(site.coupon?.title).toBe('−10\u00a0%');
  });

  it('raises the version at each import, so that running servers see it, and the sitemap says since when [RTE-40]', async () => {
    const before = await readCatalogueVersion(database.db);
    await replaceCatalogue(database.db, readCatalogueFile(demoCatalogue));
    const after = await readCatalogueVersion(database.db);
    expect(after.version).toBe(before.version + 1);
    expect(after.changedAt?.epochMilliseconds).toBeGreaterThan(before.changedAt?.epochMilliseconds ?? 0);
  });
});

describe('two servers that start at once on an empty database', () => {
  it('fill it once', async () => {
    const fresh = await openTestDatabase();
    const before = await readCatalogueVersion(fresh.db);
    const filled = await Promise.all([seedDatabase(fresh.db, demoCatalogue), seedDatabase(fresh.db, demoCatalogue)]);
    expect(filled.sort()).toEqual([false, true]);
    expect((await readCatalogueVersion(fresh.db)).version).toBe(before.version + 1);
    await fresh.close();
  });
});

describe('a wrong catalogue file', () => {
  const file = JSON.stringify(catalogueToFile(readCatalogueFile(demoCatalogue)), null, 2);
  const faultOf = (text: string): string => {
    try {
      parseCatalogue({ name: 'shop.json', text });
    } catch (error) {
      if (error instanceof CatalogueFault) return error.message;
      throw error;
    }
    return '';
  };
  const lineWith = (text: string, part: string) => text.slice(0, text.lastIndexOf(part)).split('\n').length;

  it.each([
    ['"price_pickup": 10.9', '"price_pickup": 10.999', '2 décimales au plus'],
    ['"price_pickup": 10.9', '"price_pickup": "10.9"', 'nombre attendu'],
    ['"menu_name": "La carte"', '"menu_name": ""', 'Trop petit'],
    ['"item_id": 102', '"item_id": 101', 'le plat 101 est là deux fois'],
    ['"type": "free_item"', '"type": "gift"', 'Option invalide'],
    ['"code": "DIMANCHE"', '"code": "BIENVENUE"', 'BIENVENUE est là deux fois'],
    ['"value": 20', '"value": 120', 'de 0 à 100'],
    ['"payments.cod.active": true', '"payments.cod.active": "oui"', 'booléen attendu'],
  ])('names the line of %s written as %s', (good, bad, reason) => {
    const text = file.replace(good, bad);
    const fault = faultOf(text);
    expect(fault).toContain(reason);
    expect(Number(/^shop\.json:(\d+):/.exec(fault)?.[1])).toBe(lineWith(text, bad));
  });

  /** Changes the demo's catalogue so that the restaurant would lose money. */
  const spoilt = (change: (catalogue: CatalogueFile) => void) => {
    const catalogue = JSON.parse(file) as CatalogueFile;
    change(catalogue);
    return faultOf(JSON.stringify(catalogue, null, 2));
  };
  const offerOf = (catalogue: CatalogueFile, id: number) => {
    const offer = catalogue.offers.find((candidate) => candidate.id === id);
    if (!offer) throw new Error(`There is no offer ${id}.`);
    return offer;
  };
  const priceOf = ({ menus }: CatalogueFile) => {
    const price = menus[0]?.categories[0]?.items[0]?.item_price;
    if (!price) throw new Error('The menu has no dish.');
    return price;
  };

  it.each<[string, (catalogue: CatalogueFile) => void, string]>([
    ['a VAT rate of three decimals', (to) => Object.assign(priceOf(to), { tax_rate: 5.555 }), '2 décimales au plus'],
    [
      'a dish without any price',
      (to) => Object.assign(priceOf(to), { price_pickup: null, price_delivery: null }),
      'il faut un prix',
    ],
    ['a gift of any dish', (to) => Object.assign(offerOf(to, 3), { items: [] }), 'tout plat serait gratuit'],
    ['a limit that limits nothing', (to) => Object.assign(offerOf(to, 6), { auto_apply: 'Yes' }), 'ne limite rien'],
  ])('is refused for %s, by its line', (_, change, reason) => {
    expect(spoilt(change)).toMatch(new RegExp(`^shop\\.json:\\d+: .*${reason}`));
  });

  const choiceOf = ({ options }: CatalogueFile, id: number) => {
    const choice = options.flatMap((option) => option.option_options).find((candidate) => candidate.id === id);
    if (!choice) throw new Error(`There is no choice ${id}.`);
    return choice;
  };
  const dishOf = ({ menus }: CatalogueFile) => menus[0]?.categories[0]?.items[0] ?? {};

  it.each<[string, (catalogue: CatalogueFile) => void, string]>([
    ['takes away in an option of several', (to) => Object.assign(choiceOf(to, 31), { removes: ['gluten'] }), 'removes'],
    ['takes away undeclared', (to) => Object.assign(choiceOf(to, 23), { allergens: null }), 'demande allergens'],
    [
      'takes away what it brings',
      (to) => Object.assign(choiceOf(to, 23), { allergens: ['gluten'] }),
      'n’est pas enlevé',
    ],
    [
      'has traces undeclared',
      (to) => Object.assign(dishOf(to), { allergens: null, traces: ['nuts'] }),
      'demande allergens',
    ],
    ['has what is no allergen', (to) => Object.assign(choiceOf(to, 31), { allergens: ['lait'] }), 'Option invalide'],
  ])('is refused where a declaration of allergens %s [ALG-01]', (_, change, reason) => {
    expect(spoilt(change)).toMatch(new RegExp(`^shop\\.json:\\d+: .*${reason}`));
  });

  it('stays valid without traces and without declarations of choices [ALG-01]', () => {
    const text = JSON.stringify(JSON.parse(file), (key, value) =>
      key === 'option_options'
        ? value.map(({ allergens: _, traces: __, removes: ___, ...choice }: Record<string, unknown>) => choice)
        : value,
    );
    const { menus } = parseCatalogue({ name: 'old.json', text });
    const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
    const choices = items.flatMap(({ options }) => options.flatMap((option) => option.choices));
    expect(new Set(items.map(({ traces }) => traces.length))).toEqual(new Set([0]));
    expect(new Set(choices.map(({ declaration }) => declaration))).toEqual(new Set([undefined]));
  });

  it('takes a dish with one price: the other way of ordering costs the same', () => {
    expect(spoilt((to) => Object.assign(priceOf(to), { price_delivery: null }))).toBe('');
  });

  it('names the object around a name that it does not know', () => {
    const text = file.replace('"item_name": "Reine"', '"item_nom": "Reine"');
    const line = lineWith(text, '"item_nom"');
    expect(faultOf(text)).toMatch(new RegExp(`^shop\\.json:${line - 2}: .*Clé non reconnue : "item_nom"$`, 'm'));
  });

  it('names an offer that points to a dish that is not there', () => {
    expect(faultOf(file.replace(/"items": \[\s*501\s*\]/, '"items": [999]'))).toMatch(
      /^shop\.json:\d+: offers\.2\.items\.0: le plat 999 n’existe pas/,
    );
  });

  it('names the line where the text is no JSON', () => {
    expect(faultOf(`{\n  "settings": {},\n  oops\n}`)).toMatch(/^shop\.json:3: ce n’est pas du JSON/);
    expect(faultOf('{')).toMatch(/^shop\.json:1: ce n’est pas du JSON/);
  });
});
