import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exampleCatalogue } from '../../../testing/example-catalogue.ts';
import { catalogueToFile } from '../../catalogue/file/catalogue-file.ts';
import { readCatalogueFile } from '../../catalogue/file/read-catalogue-file.ts';
import type { CatalogueFile } from '../../catalogue/file/schema/catalogue-schema.ts';
import { catalogueToSheets } from './form/catalogue-to-sheets.ts';
import { type FileChoice, type FileItem, numberTitles } from './form/fields.ts';
import { hasTitles } from './form/find-tables.ts';
import { listImportChanges } from './import-changes.ts';
import { sheetsToCatalogue } from './sheets-to-catalogue.ts';
import { readCsv, writeCsv } from './table/csv.ts';
import type { Sheet, TextSheet } from './table/sheet.ts';
import { readXlsx, writeXlsx } from './table/xlsx.ts';

const demo = (site: string) =>
  catalogueToFile(
    readCatalogueFile(fileURLToPath(new URL(`../../../../../../sites/${site}/catalogue`, import.meta.url))),
  );
const files: [string, CatalogueFile][] = [
  ['the example', exampleCatalogue()],
  ['leve-tard', demo('leve-tard')],
  ['trois-bols', demo('trois-bols')],
];

const ways: Record<string, (sheets: TextSheet[]) => Promise<Sheet[]>> = {
  json: async (sheets) => JSON.parse(JSON.stringify(sheets)),
  csv: async (sheets) => [readCsv(Buffer.from(writeCsv(sheets)), hasTitles)],
  xlsx: async (sheets) => readXlsx(await writeXlsx(sheets, numberTitles)),
};

const partsOf = ({ menus, options }: Pick<CatalogueFile, 'menus' | 'options'>) => ({ menus, options });
const firstId = 900_001;

/** Another state of the same dishes and choices: a sheet must say all that differs. */
function emptied(file: CatalogueFile): CatalogueFile {
  const changed = structuredClone(file);
  for (const { categories } of changed.menus)
    for (const category of categories)
      category.items = category.items.map(
        ({ item_id, item_name }): FileItem => ({
          item_id,
          item_name: `${item_name} ?`,
          item_description: 'Autre',
          item_image: '/media/x.webp',
          item_score: 77,
          item_price: { price_pickup: 0.01, price_delivery: 0.02, tax_rate: 20 },
          is_available: false,
          allergens: ['lupin'],
          traces: ['celery'],
          diets: ['autre'],
          homemade: true,
          withdrawal: false,
          meats: [{ species: 'pork', bought: 'prepared' }],
          alcohol: { kind: 'wine', abv: 13 },
          work: { four: 2 },
          options: [],
        }),
      );
  for (const option of changed.options) {
    Object.assign(option, { option_name: `${option.option_name} ?`, min: 9, max: 9, default: [] });
    option.option_options = option.option_options.map(
      ({ id }): FileChoice => ({ id, name: 'Autre', price: 3, tax_rate: 20, allergens: ['fish'], work: { four: 1 } }),
    );
  }
  return changed;
}

/** A generator of numbers below 1 that is the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const texts = [
  '=1+1',
  '+33',
  '-5',
  '@x',
  "'=a",
  'a;b, "c"',
  ' é œ ',
  'l’été\nici',
  '007',
  '1,5',
  'Aucun',
  '<b>&amp;</b>',
  '#1',
  '€',
];

function randomCatalogue(random: () => number): CatalogueFile {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const some = <T>(list: readonly T[]) => list.filter(() => random() < 0.3);
  const cents = () => Math.floor(random() * 5_000) / 100;
  const file = structuredClone(pick(files)[1]);
  const allergens = ['gluten', 'eggs', 'milk', 'nuts', 'sulphites'] as const;
  const facts = () => ({
    ...(random() < 0.3 && {
      meats: [
        {
          species: pick(['beef', 'poultry'] as const),
          bought: 'prepared' as const,
          name: pick(['Jambon, cuit', 'a;b', '"x"']),
        },
        { species: 'pork' as const, bought: 'raw' as const, raised: ['FR', 'ES'], slaughtered: ['DE'] },
      ],
    }),
    ...(random() < 0.3 && { alcohol: { kind: pick(['fortified', 'beer'] as const), abv: 5.5 } }),
    ...(random() < 0.3 && { work: random() < 0.5 ? {} : { four: 1.5, 'plaque-2': 0.25 } }),
  });
  for (const option of file.options) {
    option.option_name += ` ${pick(texts)}`.trimEnd();
    option.default = some(option.option_options.map(({ id }) => id));
    option.option_options = option.option_options.map(
      ({ id }): FileChoice => ({
        id,
        name: `${pick(texts)}${id}`.trim(),
        price: random() < 0.2 ? -cents() || 0 : cents(),
        tax_rate: pick([null, 5.5, 10]),
        ...(random() < 0.5 && { allergens: some(allergens), traces: some(allergens) }),
        ...facts(),
      }),
    );
  }
  for (const category of file.menus.flatMap(({ categories }) => categories))
    category.items = category.items
      .filter(() => random() > 0.2)
      .map(
        (item): FileItem => ({
          item_id: item.item_id,
          item_name: `${pick(texts)}${pick(['', ' bis'])}`.trim(),
          item_description: pick([item.item_description, ...texts]).trim(),
          item_image: pick([null, '/media/photos/a b.jpg', 'https://images.example.com/a.jpg']),
          item_score: Math.floor(random() * 100),
          item_price: { price_pickup: cents(), price_delivery: pick([null, cents()]), tax_rate: pick([null, 5.5, 20]) },
          is_available: random() < 0.5,
          allergens: pick([null, [], some(allergens)]),
          ...(random() < 0.3 && { traces: some(allergens) }),
          diets: some(['végan', 'sans gluten, sûr', '12', 'aucun']),
          ...(random() < 0.3 && { homemade: random() < 0.5 }),
          ...(random() < 0.3 && { withdrawal: random() < 0.5 }),
          ...facts(),
          options: some(file.options.map(({ option_id }) => option_id)),
        }),
      );
  return file;
}

describe.each(Object.entries(ways))('a menu that goes out and in as %s', (_, travel) => {
  it.each(files)('changes nothing of %s [MED-21]', async (__, file) => {
    const sheets = catalogueToSheets(file);
    const read = sheetsToCatalogue(await travel(sheets), file, firstId);
    expect(read).toMatchObject({ problems: [], notes: [], takenIds: 0 });
    expect(read.file).toEqual(partsOf(file));
    expect(catalogueToSheets(read.file)).toEqual(sheets);
  });

  it.each(files)('holds every field of the dishes and choices of %s [MED-21]', async (__, file) => {
    const read = sheetsToCatalogue(await travel(catalogueToSheets(file)), emptied(file), firstId);
    expect(read.problems).toEqual([]);
    expect(read.file).toEqual(partsOf(file));
  });

  it('is the same for 200 random menus [MED-21]', async () => {
    const random = createRandom(21);
    for (let turn = 0; turn < 200; turn += 1) {
      const file = randomCatalogue(random);
      const sheets = catalogueToSheets(file);
      const travelled = await travel(sheets);
      const same = sheetsToCatalogue(travelled, file, firstId);
      expect(same.problems).toEqual([]);
      expect(same.file).toEqual(partsOf(file));
      const read = sheetsToCatalogue(travelled, emptied(file), firstId);
      expect(read.problems).toEqual([]);
      expect(catalogueToSheets(read.file)).toEqual(sheets);
    }
  });
});

describe('the guide’s example of a spreadsheet', () => {
  const guide = readFileSync(new URL('../../../../../../docs/guides/make-it-yours.md', import.meta.url), 'utf8');
  const [dishes = '', choices = ''] = [...guide.matchAll(/```csv\n(.*?)```/gs)].map(([, text = '']) => text);
  const file = exampleCatalogue();

  it('is imported as it is written [MED-21]', () => {
    const read = sheetsToCatalogue([readCsv(Buffer.from(`${dishes}\n${choices}`), hasTitles)], file, firstId);
    expect(read.problems).toEqual([]);
    expect(listImportChanges(file, read).problems).toEqual([]);
    const added = read.file.menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items.slice(-1)));
    expect(added).toContainEqual(
      expect.objectContaining({ item_name: 'Galette complète', allergens: ['eggs', 'milk'], homemade: true }),
    );
    expect(added).toContainEqual(expect.objectContaining({ alcohol: { kind: 'cider', abv: 5.5 } }));
  });

  it('has every column, in the order of the export [MED-21]', () => {
    const [items, options] = catalogueToSheets(file);
    expect([dishes.split('\n')[0], choices.split('\n')[0]]).toEqual([
      items?.rows[0]?.join(';'),
      options?.rows[0]?.join(';'),
    ]);
  });
});
