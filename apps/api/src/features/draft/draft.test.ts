import { brotliDecompressSync } from 'node:zlib';
import { officeEndpoints } from '@comptoir/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueDrafts, catalogueVersions, scheduledPublications } from '../../db/schema/index.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';

const { path } = officeEndpoints.catalogue;

let shop: OfficeShop;
let other: OfficeShop;
let cookie: string;

beforeAll(async () => {
  shop = withOffice(await openTestShop());
  // A second server on the same database.
  other = withOffice(await openTestShop({ database: shop.database }));
});
beforeEach(async () => {
  shop.setClock('2026-11-23T12:00');
  other.setClock('2026-11-23T12:00');
  cookie = await shop.signedIn('manager');
  const { db } = shop.database;
  for (const table of [catalogueDrafts, catalogueVersions, scheduledPublications]) await db.delete(table);
});
afterAll(async () => {
  await other.app.close();
  await shop.close();
});

const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', below: string, body?: object, by = cookie) =>
  shop.ask(method, path + below, { cookie: by, ...(body && { body }) });
const read = async (isDraft = true) => (await ask('GET', `?draft=${isDraft ? 1 : 0}`)).json().payload;
const partOf = async (kind: string, id: number | string) => {
  const { file, bases } = await read();
  const items = file.menus.flatMap((menu: { categories: { category_id: number; items: object[] }[] }) =>
    menu.categories.flatMap(({ category_id, items }) => items.map((item) => ({ ...item, category_id }))),
  );
  const value = kind === 'setting' ? file.settings[id] : items.find((item: { item_id: number }) => item.item_id === id);
  const { item_id: _, ...rest } = Object(value);
  return { value: kind === 'setting' ? value : rest, base: bases[`${kind}/${id}`] };
};
const menusOf = async (server: OfficeShop) => (await server.send('GET', '/v2/public/menus')).body;
const publish = (body: object = {}) => ask('POST', '/publish', body);
const exported = async () => JSON.stringify((await read(false)).file);

/** Renames the Margherita in the draft. */
async function rename(name: string): Promise<void> {
  const { value, base } = await partOf('item', 101);
  const answer = await ask('PUT', '/item/101', { base, value: { ...value, item_name: name } });
  expect(answer.statusCode).toBe(200);
}

describe('the draft of the catalogue', () => {
  it('changes nothing in the shop, and lists what changed, from what, to what and by whom [MED-01, MED-02]', async () => {
    const before = await menusOf(shop);
    await rename('Margherita du soir');
    expect(await menusOf(shop)).toBe(before);
    const { changes } = await read();
    expect(changes).toMatchObject([
      {
        kind: 'item',
        id: '101',
        by: 'Camille',
        at: '2026-11-23T11:00:00Z',
        isConflict: false,
        isDeleted: false,
        isPublished: true,
        value: { item_name: 'Margherita du soir' },
        published: { item_name: expect.not.stringContaining('soir') },
      },
    ]);
    expect((await read(false)).file).not.toEqual((await read()).file);
    expect((await ask('POST', '/discard', { things: [{ kind: 'item', id: '101' }] })).statusCode).toBe(200);
    expect((await read()).changes).toEqual([]);
    expect(await exported()).toBe(JSON.stringify((await read()).file));
  });

  it('travels compressed, because the menu is read again after each save [MED-22]', async () => {
    const answer = await shop.ask('GET', `${path}?draft=1`, { cookie, headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).payload).toEqual(await read());
  });

  it('forgets a change that restores what is published [MED-02]', async () => {
    const { value } = await partOf('item', 101);
    await rename('Autre nom');
    const { base } = await partOf('item', 101);
    expect((await ask('PUT', '/item/101', { base, value })).statusCode).toBe(200);
    expect((await read()).changes).toEqual([]);
  });

  it('answers the second of two editors of one item with 409 and the value of the first [MED-07]', async () => {
    const { value, base } = await partOf('item', 101);
    const [first, second] = await Promise.all(
      ['Une', 'Deux'].map((item_name) => ask('PUT', '/item/101', { base, value: { ...value, item_name } })),
    );
    const [taken, refused] = [first, second].sort((a, b) => Number(a?.statusCode) - Number(b?.statusCode));
    expect([taken?.statusCode, refused?.statusCode]).toEqual([200, 409]);
    expect(refused?.json()).toMatchObject({ code: 'draft_moved', ...taken?.json().payload });
  });

  it.each<[string, object, string]>([
    [
      'an amount of three decimals',
      { item_price: { price_pickup: 12.905, price_delivery: null, tax_rate: 10 } },
      'item_price.price_pickup',
    ],
    [
      'a negative amount',
      { item_price: { price_pickup: -1, price_delivery: null, tax_rate: 10 } },
      'item_price.price_pickup',
    ],
    [
      'an amount beyond all sense',
      { item_price: { price_pickup: 1e9, price_delivery: null, tax_rate: 10 } },
      'item_price.price_pickup',
    ],
    ['a name of 256 characters', { item_name: 'x'.repeat(256) }, 'item_name'],
    ['a name with a NUL', { item_name: 'a\0b' }, 'item_name'],
    ['no name', { item_name: '' }, 'item_name'],
    ['an unknown field', { item_colour: 'red' }, 'value'],
    ['no category', { category_id: null }, 'category_id'],
    ['raw meat without an origin', { meats: [{ species: 'pork', bought: 'raw' }] }, 'meats.0.raised'],
  ])('refuses an item with %s, by field [MED-10, MED-11, LAW-02]', async (_, change, field) => {
    const { value, base } = await partOf('item', 101);
    const answer = await ask('PUT', '/item/101', { base, value: { ...value, ...change } });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toContain(field === 'value' ? field : `value.${field}`);
    expect((await read()).changes).toEqual([]);
  });

  it.each([
    ['/item/0', {}],
    ['/item/99999999999', {}],
    ['/item/abc', {}],
    ['/setting/office.reception', 'manual'],
    ['/setting/retention.customer_months', 3],
    ['/setting/nothing', 1],
    ['/order/menu-x', []],
    ['/order/menus', ['1']],
    ['/offer/1', 'x'],
    ['/option/1', null],
    ['/menu/1', []],
  ])('refuses %s with %j [MED-01]', async (below, value) => {
    const { bases } = await read();
    const answer = await ask('PUT', below, { base: bases[below.slice(1)] ?? null, value });
    expect(answer.statusCode).toBe(422);
    expect((await read()).changes).toEqual([]);
  });

  it('gives new parts ids that no part and no order had before [MED-08]', async () => {
    const { ids } = (await ask('POST', '/ids', { count: 2 })).json().payload;
    const { file } = await read();
    const used = JSON.stringify(file).match(/"(?:item_id|category_id|menu_id|option_id|id)":(\d+)/g) ?? [];
    const highest = Math.max(...used.map((text) => Number(text.split(':')[1])));
    expect(ids).toEqual([highest + 1, highest + 2]);
    expect((await ask('POST', '/ids', { count: 1 })).json().payload.ids).toEqual([highest + 3]);
    const { value } = await partOf('item', 101);
    const invented = await ask('PUT', `/item/${highest + 50}`, { base: null, value });
    expect([invented.statusCode, invented.json().errors.id]).toEqual([
      422,
      'Demandez d’abord un numéro pour ce nouvel élément',
    ]);
    expect((await ask('PUT', `/item/${ids[0]}`, { base: null, value })).statusCode).toBe(200);
  });

  it('is closed to the kitchen, to tablets and to other sites [MED-25]', async () => {
    for (const caller of ['kitchen', 'device'] as const) {
      const by = await shop.signedIn(caller);
      expect((await ask('GET', '', undefined, by)).statusCode).toBe(403);
      expect((await ask('POST', '/publish', {}, by)).statusCode).toBe(403);
      expect((await ask('PUT', '/order/menus', { base: null, value: [] }, by)).statusCode).toBe(403);
    }
    expect((await ask('GET', '', undefined, '')).statusCode).toBe(401);
  });
});

describe('the publication', () => {
  it('is in the shop at once, on a second server within two seconds, and keeps what is sold out [MED-03]', async () => {
    const by = await shop.signedIn('kitchen');
    const mark = { actionId: crypto.randomUUID(), targets: [{ kind: 'item', id: 102 }], length: 'service' };
    expect((await shop.ask('POST', officeEndpoints.markSoldOut.path, { cookie: by, body: mark })).statusCode).toBe(200);
    await rename('Margherita publiée');
    const answer = await publish({ note: 'Pour ce soir' });
    expect(answer.json()).toMatchObject({ status: 'success', payload: { version: expect.any(Number) } });
    expect(await menusOf(shop)).toContain('Margherita publiée');
    await expect.poll(() => menusOf(other), { timeout: 2_000 }).toContain('Margherita publiée');
    expect((await read()).changes).toEqual([]);
    const { stockOuts } = (await shop.ask('GET', officeEndpoints.stock.path, { cookie: by })).json().payload;
    expect(stockOuts).toMatchObject([{ kind: 'item', id: 102 }]);
    const versions = (await ask('GET', '/versions')).json().payload;
    expect(versions).toMatchObject([
      { note: 'Pour ce soir', by: 'Camille' },
      { note: 'Carte changée sans publication', by: null },
    ]);
  });

  it('is refused while a part refers to what is not there, and names the part and its field [MED-03, MED-08]', async () => {
    const { value, base } = await partOf('item', 101);
    await ask('PUT', '/item/101', { base, value: { ...value, options: [987_654] } });
    const before = await exported();
    const answer = await publish();
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'checks_failed']);
    expect(answer.json().problems).toEqual([
      { kind: 'item', id: '101', field: 'options.0', message: 'l’option 987654 n’existe pas' },
    ]);
    expect(await exported()).toBe(before);
    expect((await read()).changes).toHaveLength(1);
  });

  it('is refused while dishes are in a category that is deleted, so that none is lost [MED-08]', async () => {
    const { file, bases } = await read();
    const [category] = file.menus[0].categories;
    const deleted = await ask('DELETE', `/category/${category.category_id}`, {
      base: bases[`category/${category.category_id}`],
    });
    expect(deleted.json().payload).toEqual({ value: null, base: null });
    const { problems } = (await publish()).json();
    expect(problems.map((problem: { id: string }) => problem.id)).toEqual(
      expect.arrayContaining(category.items.map((item: { item_id: number }) => String(item.item_id))),
    );
  });

  it('has nothing to do without a change [MED-03]', async () => {
    const answer = await publish();
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { draft: 'Il n’y a rien à publier' }]);
  });

  it('waits for conflicts with what was imported meanwhile, and loses neither value [MED-06]', async () => {
    await rename('La mienne');
    await shop.setCatalogue((file) => {
      const item = file.menus
        .flatMap((menu) => menu.categories.flatMap((category) => category.items))
        .find((one) => one.item_id === 101);
      if (item) item.item_name = 'L’autre';
    });
    const refused = await publish();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'draft_moved']);
    expect(refused.json().conflicts).toEqual([{ kind: 'item', id: '101' }]);
    expect((await read()).changes).toMatchObject([
      { isConflict: true, value: { item_name: 'La mienne' }, published: { item_name: 'L’autre' } },
    ]);
    expect((await ask('POST', '/item/101/keep', {})).statusCode).toBe(200);
    expect((await publish()).statusCode).toBe(200);
    expect(await menusOf(shop)).toContain('La mienne');
    expect((await ask('POST', '/item/101/keep', {})).statusCode).toBe(404);
  });

  it('goes back to a former catalogue, byte for byte, and leaves what changes at once [MED-05]', async () => {
    await rename('Avant');
    await publish({ note: 'un' });
    const former = await exported();
    const [{ version }] = (await ask('GET', '/versions')).json().payload;
    const { file, bases } = await read();
    const [menu] = file.menus;
    const ids = menu.categories.map((category: { category_id: number }) => category.category_id);
    await rename('Après');
    await ask('PUT', `/order/menu-${menu.menu_id}`, {
      base: bases[`order/menu-${menu.menu_id}`],
      value: ids.toReversed(),
    });
    const [offer] = file.offers;
    await ask('DELETE', `/offer/${offer.id}`, { base: bases[`offer/${offer.id}`] });
    expect((await publish({ note: 'deux' })).statusCode).toBe(200);
    expect(await exported()).not.toBe(former);
    await shop.ask('PUT', officeEndpoints.chooseGuestCash.path, { cookie, body: { kind: 'account' } });
    expect((await ask('POST', '/revert', { version })).statusCode).toBe(200);
    expect((await publish({ note: 'retour' })).statusCode).toBe(200);
    const back = JSON.parse(await exported());
    expect(back.settings['payments.cod.guests']).toEqual(JSON.parse(former).settings['payments.cod.guests']);
    expect(JSON.stringify(back)).toBe(former);
    expect((await ask('POST', '/revert', { version: 2_000_000 })).statusCode).toBe(404);
  });
});

describe('the publication at an hour', () => {
  const at = (time: string) => Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/Paris').toInstant().toString();
  const states = async () => (await ask('GET', '/publications')).json().payload;

  it.each([
    ['2026-11-23T11:59', 'Choisissez une heure à venir'],
    ['2027-01-23T12:00', 'Choisissez une heure dans les 60 jours'],
  ])('is not at %s: %s [MED-04]', async (time, message) => {
    await rename('Plus tard');
    const answer = await publish({ publishAt: at(time) });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { publishAt: message }]);
    expect(await states()).toEqual([]);
  });

  it('happens once, with both servers running [MED-04]', async () => {
    await rename('À l’heure');
    expect((await publish({ note: 'soir', publishAt: at('2026-11-23T18:00') })).json().payload).toEqual({
      version: null,
    });
    const again = await publish({ publishAt: at('2026-11-23T19:00') });
    expect(again.json().errors).toEqual({ publishAt: 'Une publication attend déjà son heure' });
    expect(await menusOf(shop)).not.toContain('À l’heure');
    shop.setClock('2026-11-23T18:00:01');
    other.setClock('2026-11-23T18:00:01');
    await expect.poll(() => menusOf(shop), { timeout: 5_000 }).toContain('À l’heure');
    await expect.poll(() => menusOf(other), { timeout: 5_000 }).toContain('À l’heure');
    expect(await states()).toMatchObject([{ state: 'done', problems: [], note: 'soir', by: 'Camille' }]);
    const versions = (await ask('GET', '/versions')).json().payload;
    expect(versions.filter(({ note }: { note: string }) => note === 'soir')).toHaveLength(1);
  });

  it('does not happen if the draft does not pass any more: the owner gets a mail with the reason [MED-04]', async () => {
    await shop.person('owner', 'zoe@example.com');
    await rename('Jamais');
    await publish({ publishAt: at('2026-11-23T18:00') });
    const { value, base } = await partOf('item', 101);
    await ask('PUT', '/item/101', { base, value: { ...value, options: [987_654] } });
    shop.setClock('2026-11-23T18:00:01');
    await expect.poll(async () => (await states())[0]?.state, { timeout: 5_000 }).toBe('failed');
    expect(await menusOf(shop)).not.toContain('Jamais');
    expect((await read()).changes).toHaveLength(1);
    await shop.api.drainOutbox();
    const mail = shop.mails.find(({ to }) => to === 'zoe@example.com');
    expect(mail?.subject).toBe('Votre carte n’a pas été publiée');
    expect(mail?.text).toContain('l’option 987654 n’existe pas');
  });

  it('does not happen if the draft was published meanwhile, and says so [MED-04]', async () => {
    await rename('Déjà là');
    await publish({ publishAt: at('2026-11-23T18:00') });
    expect((await publish()).statusCode).toBe(200);
    shop.setClock('2026-11-23T18:00:01');
    await expect.poll(async () => (await states())[0]?.state, { timeout: 5_000 }).toBe('failed');
    expect((await states())[0]?.problems).toEqual(['Il n’y a rien à publier']);
    expect(await menusOf(shop)).toContain('Déjà là');
  });

  it('can be cancelled before its hour [MED-04]', async () => {
    await rename('Annulée');
    await publish({ publishAt: at('2026-11-23T18:00') });
    const [{ id }] = await states();
    expect((await ask('DELETE', `/publications/${id}`)).statusCode).toBe(200);
    expect((await ask('DELETE', `/publications/${id}`)).statusCode).toBe(404);
    expect(await states()).toMatchObject([{ state: 'cancelled' }]);
  });
});
