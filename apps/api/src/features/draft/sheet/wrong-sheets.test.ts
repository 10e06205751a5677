import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exampleCatalogue } from '../../../testing/example-catalogue.ts';
import { processorMilliseconds } from '../../../testing/processor-time.ts';
import { catalogueToSheets } from './form/catalogue-to-sheets.ts';
import { readMenuFile } from './read-menu-file.ts';
import { type ReadMenu, sheetsToCatalogue } from './sheets-to-catalogue.ts';
import { writeCsv } from './table/csv.ts';

const file = exampleCatalogue();
const firstId = 900_001;

async function importBytes(bytes: Uint8Array): Promise<ReadMenu> {
  return sheetsToCatalogue((await readMenuFile(bytes)).sheets, file, firstId);
}
const importText = (text: string) => importBytes(Buffer.from(text));
const told = async (read: Promise<ReadMenu>) =>
  (await read).problems.map(({ place, column, message }) => `${place}, ${column} : ${message}`);
const itemOf = ({ file: { menus } }: ReadMenu, id: number) =>
  menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items)).find((item) => item.item_id === id);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const text = (value: string) =>
  `t="inlineStr"><is><t>${value.replace(/[&<"]/g, (sign) => entities[sign] ?? sign)}</t></is>`;

/** A workbook of one page, of cells such as `{ A1: 't="e"><v>#REF!</v>' }`. */
function workbook(cells: Record<string, string>, after = ''): Uint8Array {
  const lines = Map.groupBy(Object.entries(cells), ([at]) => at.replace(/\D/g, ''));
  const rows = [...lines].map(
    ([line, row]) => `<row r="${line}">${row.map(([at, cell]) => `<c r="${at}" ${cell}</c>`).join('')}</row>`,
  );
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const parts = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Carte" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows.join('')}</sheetData>${after}</worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

/** 2,000 rows of 26 columns. */
const fullPage = (value: string) =>
  Array.from({ length: 2_000 }, (_, row) =>
    Array.from({ length: 26 }, (__, column): [string, string] => [
      `${String.fromCharCode(65 + column)}${row + 1}`,
      text(row === 0 && column < 2 ? (['Nº', 'Nom'][column] ?? '') : value),
    ]),
  ).flat();

const titles = { A1: text('Nº'), B1: text('Nom'), C1: text('Prix retrait') };

describe('an amount is read as French people write it, or refused with row and column', () => {
  it.each([
    ['12,9', 12.9],
    ['12.90', 12.9],
    ['12,90 €', 12.9],
    ['12,90\u00a0€', 12.9],
    ['12,90\u202f€', 12.9],
    [' 7 ', 7],
    ['0,05', 0.05],
  ])('%s [MED-21]', async (amount, euros) => {
    const read = await importText(`Nº;Nom;Prix retrait\n101;Margherita;"${amount}"`);
    expect(read.problems).toEqual([]);
    expect(itemOf(read, 101)?.item_price.price_pickup).toBe(euros);
  });

  it.each([
    '12,905',
    '12.905',
    '1 234,50',
    '1.234,50',
    '12,9,0',
    '12h90',
    '٣',
    '１２',
    'gratuit',
    '1e3',
    '0x10',
    '12€90',
    '$12',
    '1/2',
    'NaN',
    '--5',
  ])('%s is refused [MED-11, MED-21]', async (amount) => {
    expect(await told(importText(`Nº;Nom;Prix retrait\n101;Margherita;"${amount}"`))).toEqual([
      `ligne 2, Prix retrait : « ${amount} » n’est pas un montant comme 12,90 (des chiffres de 0 à 9, avec 2 décimales au plus)`,
    ]);
  });
});

describe('a workbook', () => {
  it.each([
    ['a formula', '><f>10+2.9</f><v>12.9</v>', 'est une formule : collez sa valeur à la place'],
    ['a formula of text', 't="str"><f>A1</f><v>12,90</v>', 'est une formule : collez sa valeur à la place'],
    ['a date', 's="1"><v>45000</v>', 'est une date : mettez la colonne au format Texte, puis retapez la valeur'],
    [
      'a date of ISO',
      't="d"><v>2026-01-12</v>',
      'est une date : mettez la colonne au format Texte, puis retapez la valeur',
    ],
    ['a fault', 't="e"><v>#REF!</v>', 'est une erreur du tableur, comme #REF! : corrigez-la'],
    ['a fault as text', text('#N/A'), 'est une erreur du tableur, comme #REF! : corrigez-la'],
  ])('with %s for an amount is refused with row and column [MED-21]', async (_, cell, message) => {
    const bytes = workbook({ ...titles, A2: '><v>101</v>', B2: text('Margherita'), C2: cell });
    expect(await told(importBytes(bytes))).toEqual([`feuille Carte, ligne 2, Prix retrait : ${message}`]);
  });

  it('with merged cells is refused where they hold a value [MED-21]', async () => {
    const bytes = workbook(
      {
        A1: text('Ma carte'),
        A2: text('Nº'),
        B2: text('Nom'),
        C2: text('Prix retrait'),
        A3: '><v>101</v>',
        C3: '><v>9</v>',
      },
      '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="C3:C5"/></mergeCells>',
    );
    const read = await importBytes(bytes);
    expect(read.notes[0]).toBe('feuille Carte, ligne 1 : au-dessus des titres, pas lue');
    expect(read.problems).toEqual([
      {
        place: 'feuille Carte, ligne 3',
        column: 'Prix retrait',
        message: 'est une cellule fusionnée : défusionnez-la, puis remplissez chaque ligne',
      },
    ]);
  });

  it('with numbers, texts, spaces and a cell far away without a value is read [MED-21]', async () => {
    const bytes = workbook({
      ...titles,
      A2: '><v>101</v>',
      B2: text('  Reine & <roi> '),
      C2: '><v>12.9</v>',
      XFD9: 's="1">',
    });
    const read = await importBytes(bytes);
    expect(read.problems).toEqual([]);
    expect(itemOf(read, 101)).toMatchObject({ item_name: 'Reine & <roi>', item_price: { price_pickup: 12.9 } });
  });

  it.each<[string, () => Uint8Array]>([
    ['a cell at the end of the world', () => workbook({ ...titles, XFD1048576: text('x') })],
    ['2,001 dishes', () => Buffer.from(`Nom;Prix retrait\n${'Plat;1\n'.repeat(2_001)}`)],
    ['100,000 lines', () => Buffer.from(`Nom;Prix retrait\n${'Plat;1\n'.repeat(100_000)}`)],
  ])('with %s is refused [MED-21]', async (_, make) => {
    await expect(importBytes(make())).rejects.toThrow(
      'Ce fichier a plus de 2 000 lignes ou 100 colonnes : partagez-le',
    );
  });

  it.each<[string, () => Uint8Array]>([
    ['an archive that breaks off', () => workbook(titles).subarray(0, 700)],
    ['an archive of something else', () => zipSync({ 'a.txt': strToU8('a') })],
    ['an archive of nothing', () => Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')],
    ['noise behind its signature', () => Buffer.from(`PK\x03\x04${'x'.repeat(5_000)}`, 'latin1')],
    ['a text that unpacks to 60 MB', () => zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60 * 2 ** 20) })],
    [
      '1,000 files',
      () =>
        zipSync(Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`xl/${index}.xml`, strToU8('<a/>')]))),
    ],
  ])('that is %s is refused [MED-21]', async (_, make) => {
    await expect(importBytes(make())).rejects.toThrow('Ce classeur ne peut pas être lu');
  });

  it('that is a bomb costs less than 2 s of the processor and 200 MiB [MED-21]', async () => {
    const page = `<worksheet><sheetData><row r="1">${'<c r="A1"><v>1</v>'.repeat(500_000)}</row></sheetData></worksheet>`;
    const bombs = [
      zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(100 * 2 ** 20) }),
      zipSync({ 'xl/worksheets/sheet1.xml': strToU8(page) }),
      workbook({ ...titles, B2: text('a'.repeat(10 * 2 ** 20)) }),
      workbook(Object.fromEntries(fullPage('a'.repeat(40)))),
      workbook({ ...titles, C2: text(`1${' '.repeat(39_000)}x`) }),
    ];
    for (const bomb of bombs) {
      globalThis.gc?.();
      const before = process.memoryUsage().rss;
      expect(await processorMilliseconds(() => importBytes(bomb).catch(() => null))).toBeLessThan(2_000);
      expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20);
    }
  });
});

describe('a table', () => {
  it('of 1,600 new dishes with 20 of 300 new options each costs less than 2 s of the processor [MED-21]', async () => {
    const options = Array.from({ length: 300 }, (_, index) => `Option numéro ${index}`);
    const dishes = Array.from(
      { length: 1_600 },
      (_, index) =>
        `${file.menus[0]?.menu_name};Catégorie ${index % 400};Plat ${index};1;"${options
          .slice(index % 280)
          .slice(0, 20)
          .join(',')}"`,
    );
    const choices = options.map((name) => `${name};Un;1`).join('\n');
    const content = `Option;Choix;Prix\n${choices}\n\nMenu;Catégorie;Nom;Prix;Options\n${dishes.join('\n')}`;
    const milliseconds = await processorMilliseconds(async () => {
      const read = await importText(content);
      expect([read.problems, read.takenIds]).toEqual([[], 1_600 + 400 + 2 * 300]);
      catalogueToSheets(read.file);
    });
    expect(milliseconds).toBeLessThan(2_000);
  });

  it('with an error in each of its rows is read until the report is full [MED-21]', async () => {
    const names = Array.from({ length: 500 }, (_, index) => `o${index}`).join();
    const read = await importText(`Catégorie;Nom;Options\n${`A;B;${names}\n`.repeat(1_900)}`);
    expect(read.problems.length).toBeLessThan(1_000);
  });

  it('of another restaurant is refused by its numbers [MED-21]', async () => {
    expect(await told(importText('Nº;Nom\n987654;Autre'))).toEqual([
      'ligne 2, Nº : le numéro 987654 n’est pas de cette carte : ce fichier est-il d’un autre restaurant ? Videz la case pour un nouveau plat',
    ]);
    expect(await told(importText('Nº option;Option;Nº choix;Choix\n987654;Autre;1;Un'))).toEqual([
      'ligne 2, Nº option : le numéro 987654 n’est pas une option ou un choix de cette carte',
    ]);
  });

  it.each([
    ['a number twice', 'Nº;Nom\n101;A\n101;B', 'ligne 3, Nº : le numéro 101 est là deux fois'],
    ['a number that is none', 'Nº;Nom\n1,5;A', 'ligne 2, Nº : « 1,5 » n’est pas un nombre entier comme 3'],
    [
      'a new dish without a category',
      `Menu;Nom;Prix retrait\n${file.menus[0]?.menu_name};A;9`,
      'ligne 2, Catégorie : est vide : un nouveau plat a besoin d’une catégorie',
    ],
    [
      'an unknown menu',
      'Menu;Catégorie;Nom;Prix\nBrunch;A;B;9',
      'ligne 2, Menu : le menu Brunch n’existe pas : créez-le d’abord, avec ses heures',
    ],
    ['an unknown option', 'Nº;Nom;Options\n101;A;Nuages', 'ligne 2, Options : l’option Nuages n’existe pas'],
    ['a formula', 'Nº;Nom;Prix\n101;A;=1+1', 'ligne 2, Prix retrait : est une formule : collez sa valeur à la place'],
    [
      'an allergen that is none',
      'Nº;Nom;Allergènes\n101;A;cailloux',
      /^ligne 2, Allergènes : « cailloux » cailloux n’est pas un allergène connu/,
    ],
    [
      'a yes that is none',
      'Nº;Nom;Disponible\n101;A;peut-être',
      'ligne 2, Disponible : « peut-être » n’est ni oui ni non',
    ],
  ])('with %s is refused with row and column [MED-21]', async (_, content, message) => {
    const [problem, ...others] = await told(importText(content));
    expect(problem).toMatch(message);
    expect(others).toEqual([]);
  });

  it('changes only the columns that it has, and leaves other dishes as they are [MED-21]', async () => {
    const read = await importText('Nº;Prix livraison;Nom\n101;13,5;Margherita');
    const before = catalogueToSheets(file);
    const after = catalogueToSheets(read.file);
    const changed = after[0]?.rows.filter((row, line) => row.join() !== before[0]?.rows[line]?.join());
    expect(changed).toHaveLength(1);
    expect(read.notes.join()).toContain('ils restent comme ils sont');
  });

  it('may have lines above its titles, a second line of titles and unknown columns, which the report names [MED-21]', async () => {
    const read = await importText('Ma carte,,\n,,\nNº,Nom,Couleur\nNº,Nom,Couleur\n101,Reine,rouge\n');
    expect(read.problems).toEqual([]);
    expect(read.notes.slice(0, 3)).toEqual([
      'ligne 1 : au-dessus des titres, pas lue',
      'La colonne « Couleur » n’est pas connue : pas lue',
      'ligne 4 : une deuxième ligne de titres, pas lue',
    ]);
    expect(itemOf(read, 101)?.item_name).toBe('Reine');
  });

  it('adds new dishes, categories, options and choices [MED-21]', async () => {
    const menu = file.menus[0]?.menu_name ?? '';
    const read = await importText(
      `Option;Max;Choix;Prix\nPain;1;Blanc;0\n;;Complet;0,5\n\nMenu;Catégorie;Nom;Prix;Options;Photo\n${menu};Sandwichs;Jambon;6,5;Pain;jambon.jpg\n${menu};sandwichs;Thon;7;pain;\n`,
    );
    expect(read.problems).toMatchObject([{ place: 'ligne 3', column: 'Option' }]);
    const right = await importText(
      `Option;Max;Choix;Prix\nPain;1;Blanc;0\nPain;1;Complet;0,5\n\nMenu;Catégorie;Nom;Prix;Options;Photo\n${menu};Sandwichs;Jambon;6,5;Pain;jambon.jpg\n${menu};sandwichs;Thon;7;pain;\n`,
    );
    expect(right.problems).toEqual([]);
    const category = right.file.menus[0]?.categories.at(-1);
    expect(category).toMatchObject({
      category_name: 'Sandwichs',
      items: [{ item_name: 'Jambon' }, { item_name: 'Thon' }],
    });
    const option = right.file.options.at(-1);
    expect(option).toMatchObject({ option_name: 'Pain', max: 1, option_options: [{ price: 0 }, { price: 0.5 }] });
    expect(category?.items.map(({ options }) => options)).toEqual([[option?.option_id], [option?.option_id]]);
    expect(category?.items[0]?.item_image).toBe('/media/photos/jambon.jpg');
    expect(right.takenIds).toBe(6);
  });

  it.each([
    ['', 'Ce fichier est vide'],
    ['  \n \n', 'Ce fichier est vide'],
    ['bonjour', 'Aucune ligne de titres dans les cinq premières'],
    ['a\nb\nc\nd\ne\nNº;Nom\n101;A', 'Aucune ligne de titres dans les cinq premières'],
    ['Nº;Nom;Prix\n101;"A;9', 'n’est pas du CSV'],
    ['Nom;Prix;Prix\nA;1;2', 'La colonne Prix retrait est là deux fois'],
    ['{"menus": 1}', 'Ce fichier JSON n’est ni'],
    ['[1, 2', 'Ce fichier JSON n’est ni'],
    ['['.repeat(100_000), 'Ce fichier JSON n’est ni'],
  ])('that is %j is refused: %s [MED-21]', async (content, message) => {
    await expect(importText(content)).rejects.toThrow(message);
  });

  it('in the encoding of old Windows is refused with its line [MED-21]', async () => {
    const bytes = Buffer.from('Nº;Nom\n101;Crème br\u00fbl\u00e9e', 'latin1');
    await expect(importBytes(bytes)).rejects.toThrow('La ligne 1 n’est pas en UTF-8');
  });

  it('that an old Excel saved is refused with what to do [MED-21]', async () => {
    await expect(importBytes(Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1', 'latin1'))).rejects.toThrow(
      'enregistrez-le en .xlsx',
    );
  });

  it('never sends a text that a spreadsheet would run as a formula [MED-21]', () => {
    const sheet = { name: 'Carte' as const, rows: [['=1+1', '+1', '-1+1', '@a', '\t=1', '-1,50', "'=1", 'a']] };
    expect(writeCsv([sheet])).toBe(`\ufeff'=1+1;'+1;'-1+1;'@a;'\t=1;-1,50;''=1;a\r\n`);
  });
});
