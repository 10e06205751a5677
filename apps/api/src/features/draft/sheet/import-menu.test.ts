import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueDrafts } from '../../../db/schema/index.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const path = '/v2/office/catalogue';

let shop: OfficeShop;
let cookie: string;

beforeAll(async () => {
  shop = withOffice(await openTestShop());
});
beforeEach(async () => {
  cookie = await shop.signedIn('manager');
  await shop.database.db.delete(catalogueDrafts);
});
afterAll(() => shop.close());

async function upload(file: string | Uint8Array<ArrayBuffer>, { by = cookie, name = 'file' } = {}) {
  const form = new FormData();
  form.append(name, new Blob([file]), 'carte.csv');
  const encoded = new Response(form);
  return shop.ask('POST', `${path}/import`, {
    cookie: by,
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  });
}
const edited = async () => (await shop.ask('GET', `${path}?draft=1`, { cookie })).json().payload;
const download = (format: string) => shop.ask('GET', `${path}/sheet?format=${format}`, { cookie });

describe('the menu as a spreadsheet', () => {
  it.each(['csv', 'xlsx'])('goes out as %s and comes in again without a change [MED-21]', async (format) => {
    const sheet = await download(format);
    expect(sheet.statusCode).toBe(200);
    expect(sheet.headers).toMatchObject({
      'content-disposition': `attachment; filename="carte.${format}"`,
      'cache-control': 'no-store',
    });
    const answer = await upload(new Uint8Array(sheet.rawPayload));
    expect(answer.json().payload).toMatchObject({
      format,
      isWritten: true,
      created: 0,
      changed: 0,
      problems: [],
      notes: [],
    });
    expect((await edited()).changes).toEqual([]);
  });

  it('changes the draft and not the shop, and its next export shows the change [MED-21]', async () => {
    const before = (await shop.send('GET', '/v2/public/menus')).body;
    const answer = await upload('Nº;Nom;Prix retrait\n101;Margherita du soir;12,90 €\n');
    expect(answer.json().payload).toMatchObject({ isWritten: true, read: 1, created: 0, changed: 1 });
    expect((await edited()).changes).toMatchObject([
      {
        kind: 'item',
        id: '101',
        by: 'Camille',
        value: { item_name: 'Margherita du soir', item_price: { price_pickup: 12.9 } },
      },
    ]);
    expect((await shop.send('GET', '/v2/public/menus')).body).toBe(before);
    expect((await download('csv')).body).toContain('101;Margherita du soir;');
    const { rows } = await shop.database.query(
      "select target, after from office_audit where kind = 'menu_imported' order by id desc limit 1",
      [],
    );
    expect(rows).toMatchObject([{ target: 'catalogue', after: { changed: 1 } }]);
  });

  it('brings 60 new dishes with a new category and an option in one file, ready to be published [MED-08, MED-21]', async () => {
    const { file } = await edited();
    const menu = file.menus[0].menu_name;
    const dishes = Array.from({ length: 60 }, (_, index) => `${menu};Nouveautés;Plat ${index};${index + 1},50;Sauce`);
    const answer = await upload(
      `Menu,Catégorie,Nom,Prix,Options\n`.replaceAll(',', ';') +
        `${dishes.join('\n')}\n\nOption;Max;Choix;Prix\nSauce;1;Blanche;0\nSauce;1;Forte;0,5\n`,
    );
    expect(answer.json().payload).toMatchObject({ isWritten: true, created: 61, problems: [] });
    const { file: after, changes } = await edited();
    const category = after.menus[0].categories.at(-1);
    expect(category.items.map((item: { item_name: string }) => item.item_name)).toEqual(
      Array.from({ length: 60 }, (_, index) => `Plat ${index}`),
    );
    expect(changes.every(({ isConflict }: { isConflict: boolean }) => !isConflict)).toBe(true);
    const ids = (await shop.ask('POST', `${path}/ids`, { cookie, body: { count: 1 } })).json().payload.ids;
    expect(ids[0]).toBeGreaterThan(Math.max(...changes.map(({ id }: { id: string }) => Number(id) || 0)));
    expect((await shop.ask('POST', `${path}/publish`, { cookie, body: {} })).statusCode).toBe(200);
    expect((await shop.send('GET', '/v2/public/menus')).body).toContain('Plat 59');
  });

  it('writes nothing if one row has an error, and tells all errors with row and column, at most 100 [MED-21]', async () => {
    const answer = await upload('Nº;Nom;Prix retrait;Viandes\n101;Bonne;9;\n102;;-1;\n;Sans catégorie;3;porc cru\n');
    expect(answer.statusCode).toBe(422);
    const { code, report } = answer.json();
    expect([code, report.isWritten]).toEqual(['import_refused', false]);
    const places = report.problems.map(({ place, column }: { place: string; column: string }) => `${place}, ${column}`);
    expect(places).toContain('ligne 3, Prix retrait');
    expect(places).toContain('ligne 4, Menu');
    expect((await edited()).changes).toEqual([]);
    const many = await upload(`Nº;Nom\n${'x;Plat\n'.repeat(300)}`);
    expect(many.json().report.problems).toHaveLength(100);
  });

  it('names row and column of what the schema refuses [MED-10, MED-21]', async () => {
    const { report } = (await upload(`Nº;Nom;Viandes\n101;${'x'.repeat(256)};porc cru\n`)).json();
    const places = report.problems.map(({ place, column }: { place: string; column: string }) => `${place}, ${column}`);
    expect(places).toEqual(expect.arrayContaining(['ligne 2, Nom', 'ligne 2, Viandes']));
  });

  it.each([
    ['nothing', '', 422, 'Ce fichier est vide'],
    ['no table', 'bonjour', 422, 'Aucune ligne de titres'],
    ['50 MB', 'x'.repeat(50 * 2 ** 20), 413, 'Ce fichier est trop lourd : 5 Mo au plus'],
  ])('with %s is refused, and nothing changes [MED-21]', async (_, file, status, message) => {
    const answer = await upload(file);
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(message)]);
    expect((await edited()).changes).toEqual([]);
  });

  it('is not taken as JSON, from another field, or without a file [MED-21]', async () => {
    const body = { file: 'x' };
    expect((await shop.ask('POST', `${path}/import`, { cookie, body })).statusCode).toBe(422);
    expect((await upload('Nº;Nom\n101;A', { name: 'other' })).statusCode).toBe(422);
  });

  it('is for managers and owners [MED-25]', async () => {
    for (const caller of ['kitchen', 'device'] as const) {
      const by = await shop.signedIn(caller);
      expect((await upload('Nº;Nom\n101;A', { by })).statusCode).toBe(403);
      expect((await shop.ask('GET', `${path}/sheet?format=csv`, { cookie: by })).statusCode).toBe(403);
    }
    expect((await upload('Nº;Nom\n101;A', { by: '' })).statusCode).toBe(401);
  });

  it('is not taken from the page of another site [MED-21]', async () => {
    const answer = await shop.ask('POST', `${path}/import`, {
      cookie,
      headers: { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.from('--x--'),
    });
    expect(answer.statusCode).toBe(403);
    expect((await edited()).changes).toEqual([]);
  });

  it('keeps its place behind another change of the draft: two files at once are both in it [MED-07, MED-21]', async () => {
    const answers = await Promise.all([upload('Nº;Nom\n101;Une'), upload('Nº;Nom\n102;Deux')]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    const { changes } = await edited();
    expect(changes.map(({ id }: { id: string }) => id).sort()).toEqual(['101', '102']);
  });
});
