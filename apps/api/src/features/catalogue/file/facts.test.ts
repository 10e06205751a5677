import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalogueToFile } from './catalogue-file.ts';
import { CatalogueFault, parseCatalogue, readCatalogueFile } from './read-catalogue-file.ts';
import type { CatalogueFile } from './schema/catalogue-schema.ts';

const folderOf = (site: string) => fileURLToPath(new URL(`../../../../../../sites/${site}/catalogue`, import.meta.url));
const good = JSON.stringify(catalogueToFile(readCatalogueFile(folderOf('leve-tard'))), null, 2);
const tax = { enabled: true, inclusive: true, defaultRate: 10 };

type Path = (string | number)[];
/** Sets the value at a path of the demo's file, and reads the result. Returns the faults without their lines; empty if it is taken. */
function faultsOf(changes: [Path, unknown][], site = { tax }): string[] {
  const file = JSON.parse(good);
  for (const [path, value] of changes) {
    const holder = path.slice(0, -1).reduce((part, key) => part[key], file);
    holder[path.at(-1) ?? ''] = value;
  }
  try {
    parseCatalogue({ name: 'shop.json', text: JSON.stringify(file, null, 2) }, site);
    return [];
  } catch (error) {
    if (!(error instanceof CatalogueFault)) throw error;
    const lines = error.message.split('\n');
    for (const line of lines) expect(line).toMatch(/^shop\.json:\d+: /);
    return lines.map((line) => line.replace(/^shop\.json:\d+: /, ''));
  }
}

const file = JSON.parse(good) as CatalogueFile;
function pathOfItem(id: number): Path {
  for (const [m, menu] of file.menus.entries())
    for (const [c, category] of menu.categories.entries())
      for (const [i, item] of category.items.entries())
        if (item.item_id === id) return ['menus', m, 'categories', c, 'items', i];
  throw new Error(`The demo has no item ${id}.`);
}
function pathOfChoice(groupId: number, id: number): Path {
  const o = file.options.findIndex((option) => option.option_id === groupId);
  const c = file.options[o]?.option_options.findIndex((choice) => choice.id === id) ?? -1;
  return ['options', o, 'option_options', c];
}
const [reine, margherita, wine, lemonade] = [102, 101, 706, 701].map(pathOfItem) as [Path, Path, Path, Path];
const glass = pathOfChoice(11, 114);
const raw = { species: 'pork', bought: 'raw', raised: ['FR'], slaughtered: ['FR'] };
const prepared = { species: 'pork', bought: 'prepared' };

describe('meats of a catalogue file', () => {
  it.each<[string, object]>([
    ['raw pork with its two places', raw],
    ['raw beef with its three places', { ...raw, species: 'beef', born: ['IE', 'FR'] }],
    ['five countries', { ...raw, raised: ['FR', 'BE', 'NL', 'DE', 'ES'] }],
    ['prepared meat of an unknown origin', prepared],
    [
      'prepared meat with its two places',
      { ...prepared, name: 'Jambon de Parme', raised: ['IT'], slaughtered: ['IT'] },
    ],
  ])('may be %s [LAW-01, LAW-02]', (_, meat) => {
    expect(faultsOf([[[...reine, 'meats'], [meat]]])).toEqual([]);
  });

  it.each<[string, object, string, RegExp]>([
    [
      'raw without a place of slaughter',
      { ...raw, slaughtered: undefined },
      'slaughtered',
      /doit dire où l’animal a été abattu/,
    ],
    ['raw without a place of raising', { ...raw, raised: undefined }, 'raised', /doit dire où l’animal a été élevé/],
    ['raw beef without a place of birth', { ...raw, species: 'beef' }, 'born', /doit dire où l’animal est né/],
    ['without any country', { ...raw, raised: [] }, 'raised', /./],
    ['with a country in small letters', { ...raw, raised: ['fr'] }, 'raised.0', /code ISO/],
    ['with a code that is no country', { ...raw, raised: ['UK'] }, 'raised.0', /code ISO/],
    ['with a code of three letters', { ...raw, slaughtered: ['FRA'] }, 'slaughtered.0', /code ISO/],
    ['with six countries', { ...raw, raised: ['FR', 'BE', 'NL', 'DE', 'ES', 'IT'] }, 'raised', /./],
    ['with a country twice', { ...raw, raised: ['FR', 'FR'] }, 'raised', /deux fois/],
    ['of an unknown species', { ...raw, species: 'veal' }, 'species', /./],
    ['prepared and raised, but not slaughtered', { ...prepared, raised: ['FR'] }, 'slaughtered', /abattu/],
    ['prepared and born, but not raised', { ...prepared, born: ['FR'], slaughtered: ['FR'] }, 'raised', /élevé/],
    ['with a name of 41 signs', { ...raw, name: 'x'.repeat(41) }, 'name', /./],
    ['with a name of two lines', { ...raw, name: 'Jambon\ncuit' }, 'name', /une ligne/],
    ['with an unknown key', { ...raw, origin: 'France' }, '', /origin/],
  ])('may not be %s [LAW-02]', (_, meat, field, fault) => {
    for (const path of [reine, pathOfChoice(3, 33)]) {
      const [told = '', ...others] = faultsOf([[[...path, 'meats'], [meat]]]);
      expect(told).toContain([...path, 'meats', 0, field].filter((part) => part !== '').join('.'));
      expect(told).toMatch(fault);
      expect(others).toEqual([]);
    }
  });

  it.each(['vegetarian', 'vegan'])(
    'may not be on a dish for a %s diet, whose choices may hold meat [LAW-04]',
    (diet) => {
      const changes: [Path, unknown][] = [[[...margherita, 'diets'], [diet]]];
      expect(faultsOf(changes)).toEqual([]);
      expect(faultsOf([...changes, [[...margherita, 'meats'], [raw]]])[0]).toMatch(
        /meats: déclare une viande sur un plat vég/,
      );
    },
  );
});

describe('“fait maison” of a catalogue file', () => {
  it('does not go with alcohol, nor with withdrawal [LAW-15]', () => {
    expect(faultsOf([[[...lemonade, 'homemade'], true]])[0]).toMatch(/withdrawal: /);
    expect(
      faultsOf([
        [[...wine, 'withdrawal'], false],
        [[...wine, 'homemade'], true],
      ])[0],
    ).toMatch(/homemade: /);
    expect(
      faultsOf([
        [[...lemonade, 'withdrawal'], false],
        [[...lemonade, 'homemade'], true],
      ]),
    ).toEqual([]);
  });
});

describe('alcohol of a catalogue file', () => {
  it.each<[string, object]>([
    ['1.2 per cent', { kind: 'beer', abv: 1.2 }],
    ['a text', { kind: 'wine', abv: '13' }],
    ['97 per cent', { kind: 'spirit', abv: 97 }],
    ['a fortified wine of 18.5 per cent', { kind: 'fortified', abv: 18.5 }],
    ['an unknown kind', { kind: 'mead', abv: 10 }],
    ['no number', { kind: 'wine', abv: null }],
  ])('may not be %s [LAW-16]', (_, alcohol) => {
    for (const path of [wine, glass]) expect(faultsOf([[[...path, 'alcohol'], alcohol]])).toHaveLength(1);
  });

  it.each([
    { kind: 'beer', abv: 1.3 },
    { kind: 'fortified', abv: 18 },
    { kind: 'spirit', abv: 96 },
  ])('may be %o [LAW-16]', (alcohol) => {
    for (const path of [wine, glass]) expect(faultsOf([[[...path, 'alcohol'], alcohol]])).toEqual([]);
  });

  const licences: [string | undefined, string[]][] = [
    [undefined, ['beer', 'cider', 'cocktail', 'fortified', 'spirit', 'wine']],
    ['none', ['beer', 'cider', 'cocktail', 'fortified', 'spirit', 'wine']],
    ['takeaway_small', ['cocktail', 'spirit']],
    ['licence_3', ['cocktail', 'spirit']],
    ['restaurant_small', ['cocktail', 'spirit']],
    ['takeaway', []],
    ['licence_4', []],
    ['restaurant', []],
  ];
  it.each(licences)('may be sold under the licence %s except %j [LAW-17]', (licence, refused) => {
    const changes: [Path, unknown][] = [
      [['settings', 'alcohol.licence'], licence],
      ...[705, 706, 707].map((id): [Path, unknown] => [[...pathOfItem(id), 'is_available'], false]),
      [[...glass, 'alcohol'], undefined],
    ];
    // Drinks that are off sale need no licence.
    expect(faultsOf(changes)).toEqual([]);
    for (const kind of ['beer', 'cider', 'cocktail', 'fortified', 'spirit', 'wine']) {
      const alcohol = { kind, abv: 10 };
      const expected = refused.includes(kind) ? [expect.stringContaining(`la licence ${licence ?? 'none'} `)] : [];
      expect(faultsOf([...changes, [[...wine, 'is_available'], true], [[...wine, 'alcohol'], alcohol]])).toEqual(
        expected,
      );
      expect(faultsOf([...changes, [[...glass, 'alcohol'], alcohol]])).toEqual(expected);
    }
  });

  it('has a VAT rate of 20 %, the site’s own counted, where tax is on [LAW-18]', () => {
    const rate = [...wine, 'item_price', 'tax_rate'];
    expect(faultsOf([[rate, null]])[0]).toMatch(/alcohol: l’alcool est à 20 % de TVA, et ici le taux est de 10 %/);
    expect(faultsOf([[rate, 5.5]])[0]).toMatch(/5\.5 %/);
    expect(faultsOf([[[...glass, 'tax_rate'], null]])[0]).toMatch(/20 %/);
    expect(faultsOf([[rate, null]], { tax: { ...tax, defaultRate: 20 } })).toEqual([]);
    expect(faultsOf([[rate, null]], { tax: { ...tax, enabled: false } })).toEqual([]);
  });
});

describe('when a catalogue file sells alcohol', () => {
  const hoursAt = ['settings', 'alcohol.hours'];
  const daysAt = ['settings', 'alcohol.exceptions'];
  const permit: [Path, unknown] = [['settings', 'alcohol.night_permit'], true];

  it.each(['07:59-12:00', '18:00-22:01', '18:00-02:30'])(
    'not at %s without the permit of the night [LAW-20]',
    (range) => {
      for (const change of [
        [hoursAt, { sat: ['10:00-12:00', range] }],
        [daysAt, [{ date: '2026-12-31', ranges: [range] }]],
      ] as [Path, unknown][]) {
        expect(faultsOf([change])).toEqual([expect.stringContaining('il faut le permis de nuit')]);
        expect(faultsOf([change, permit])).toEqual([]);
      }
    },
  );

  it.each<[string, Path, unknown]>([
    ['no hours', hoursAt, { mon: ['toujours'] }],
    ['an unknown day', hoursAt, { monday: ['08:00-22:00'] }],
    ['no date', daysAt, [{ date: 'Noël', ranges: [] }]],
    [
      'a date twice',
      daysAt,
      [
        { date: '2026-12-31', ranges: [] },
        { date: '2026-12-31', ranges: [] },
      ],
    ],
    ['a permit that is no yes', ['settings', 'alcohol.night_permit'], 'oui'],
  ])('is refused with %s [LAW-20]', (_, path, wrong) => {
    expect(faultsOf([[path, wrong]])).toHaveLength(1);
  });

  it('may have days without any, and all the settings at once [LAW-20, LAW-75]', () => {
    expect(
      faultsOf([
        [hoursAt, { mon: [], fri: ['10h - 12h', '17:00-22:00'] }],
        [daysAt, [{ date: '2026-12-31', ranges: [] }]],
        [['settings', 'alcohol.order_any_time'], true],
        [['settings', 'alcohol.with_meal'], false],
      ]),
    ).toEqual([]);
  });

  it('gives none away by an offer that names it [LAW-27]', () => {
    const { offers } = JSON.parse(good) as { offers: { type: string; items: number[] }[] };
    const at = offers.findIndex(({ type }) => type === 'free_item');
    expect(at).toBeGreaterThanOrEqual(0);
    const { item_id: id } = wine.reduce((value, key) => (value as never)[key], JSON.parse(good)) as unknown as {
      item_id: number;
    };
    expect(faultsOf([[['offers', at, 'items'], [id]]])).toEqual([expect.stringContaining('l’alcool ne s’offre pas')]);
  });
});

describe('what goes with an order', () => {
  const [cutlery, own] = [
    ['settings', 'packaging.cutlery'],
    ['settings', 'packaging.own_containers'],
  ];

  it('may be said in a catalogue file [LAW-47, LAW-48, LAW-75]', () => {
    for (const value of ['on_request', 'never'])
      expect(
        faultsOf([
          [cutlery, value],
          [own, false],
        ]),
      ).toEqual([]);
    const said = JSON.parse(good);
    Object.assign(said.settings, { 'packaging.cutlery': 'never', 'packaging.own_containers': false });
    const file = catalogueToFile(parseCatalogue({ name: 'shop.json', text: JSON.stringify(said) }));
    expect(file.settings).toMatchObject({ 'packaging.cutlery': 'never', 'packaging.own_containers': false });
  });

  it.each<[Path, unknown]>([
    [cutlery, 'always'],
    [cutlery, true],
    [own, 'oui'],
  ])('is refused where %j is %j [LAW-47, LAW-48]', (path, wrong) => {
    expect(faultsOf([[path, wrong]])).toHaveLength(1);
  });
});

describe('work of a catalogue file', () => {
  const posts = [{ id: 'four', name: 'Four', per_window: 6 }];
  const category = reine.slice(0, -2);
  const withPosts = (...changes: [Path, unknown][]) => faultsOf([[['settings', 'kitchen.posts'], posts], ...changes]);

  it('is in quarters of a unit, by posts of the kitchen, on categories, items and choices [CAP-13]', () => {
    for (const path of [category, reine, glass])
      for (const work of [{}, { four: 0.25 }, { four: 1.5 }, { four: 99 }])
        expect(withPosts([[...path, 'work'], work])).toEqual([]);
  });

  it.each([
    { four: 0.2 },
    { four: 0.3 },
    { four: 0 },
    { four: -1 },
    { four: 1000 },
    { four: '1' },
    { Four: 1 },
    { four: null },
  ])('may not be %j [CAP-13]', (work) => {
    for (const path of [category, reine, glass]) expect(withPosts([[...path, 'work'], work])).not.toEqual([]);
  });

  it('names only posts that exist [CAP-13]', () => {
    for (const path of [category, reine, glass])
      expect(withPosts([[...path, 'work'], { froid: 1 }])).toEqual([
        expect.stringMatching(/work\.froid: le poste froid n’est pas dans kitchen\.posts/),
      ]);
  });

  it('is not that of the drivers, whose post counts their way alone [CAP-13]', () => {
    const drivers = [['settings', 'kitchen.delivery_post'], 'four'] as [Path, unknown];
    expect(withPosts([...drivers])).toEqual([]);
    for (const path of [category, reine, glass])
      expect(faultsOf([[['settings', 'kitchen.posts'], posts], drivers, [[...path, 'work'], { four: 1 }]])).toEqual([
        expect.stringMatching(/work\.four: le poste four est celui des livreurs/),
      ]);
  });

  it.each<[string, unknown]>([
    ['two of one name', [posts[0], { ...posts[0], id: 'grill' }]],
    ['one post twice', [posts[0], { ...posts[0], name: 'Autre' }]],
    ['1000 units in a window', [{ ...posts[0], per_window: 1000 }]],
    ['less than nothing', [{ ...posts[0], per_window: -1 }]],
    ['an id with spaces', [{ ...posts[0], id: 'le four' }]],
  ])('has no posts with %s [CAP-13]', (_, wrong) => {
    expect(faultsOf([[['settings', 'kitchen.posts'], wrong]])).toHaveLength(1);
  });
});

describe('the declarations of a catalogue', () => {
  it.each(['leve-tard', 'trois-bols'])('come back from the file of %s as they went [LAW-01, CAP-13]', (site) => {
    const catalogue = readCatalogueFile(folderOf(site));
    const items = catalogue.menus.flatMap((menu) => menu.categories.flatMap((category) => category.items));
    expect(items.some((item) => item.meats)).toBe(true);
    const [category] = catalogue.menus[0]?.categories ?? [];
    if (category) category.work = { four: 5 };
    catalogue.settings.push({
      name: 'kitchen.posts',
      value: [{ id: 'four', name: 'Four', per_window: 6, early_minutes: 30 }],
    });
    const text = JSON.stringify(catalogueToFile(catalogue));
    const read = parseCatalogue({ name: 'shop.json', text }, { tax });
    const byName = (settings: { name: string }[]) => settings.toSorted((a, b) => a.name.localeCompare(b.name));
    expect({ ...read, settings: byName(read.settings) }).toEqual({
      ...catalogue,
      settings: byName(catalogue.settings),
    });
    expect(text).toContain('"work":{"four":1.25}');
  });

  it('are on every dish of the demos that speaks of meat [LAW-01]', () => {
    const words =
      /\b(bœuf|porc|jambon|lardons|chorizo|merguez|rosette|mortadelle|pepperoni|nems?|poulet|parme|lyonnaise|césar|reine)\b/i;
    for (const site of ['leve-tard', 'trois-bols']) {
      const { menus } = readCatalogueFile(folderOf(site));
      const items = menus.flatMap((menu) => menu.categories.flatMap((category) => category.items));
      const silent = items.filter((item) => words.test(`${item.name} ${item.description}`) && !item.meats);
      expect(silent.map((item) => item.name)).toEqual([]);
    }
  });

  it('are absent from a file of before, which comes back as it is [LAW-75]', () => {
    const older = JSON.parse(good, (key, value) =>
      ['meats', 'alcohol', 'homemade', 'withdrawal', 'alcohol.licence'].includes(key) ? undefined : value,
    );
    const text = JSON.stringify(older);
    expect(JSON.stringify(catalogueToFile(parseCatalogue({ name: 'shop.json', text })))).toBe(text);
  });
});
