import { officeEndpoints, paths, previewRoot, previewTokenOf } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { mondayNoon, openTestShop } from '../../testing/test-shop.ts';

const { path } = officeEndpoints.makePreview;
const saturdayNight = '2026-11-28T20:00:00+01:00';

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  cookie = await shop.signedIn('manager');
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(mondayNoon);
  await shop.database.query('delete from catalogue_drafts', []);
  await shop.setCatalogue(() => undefined);
});

const make = (body: object, by = cookie) => shop.ask('POST', path, { cookie: by, body });
async function rootOf(body: object): Promise<string> {
  const answer = await make(body);
  expect(answer.statusCode).toBe(200);
  return previewRoot(previewTokenOf(answer.json().payload.url) ?? '');
}

/** Drafts another name of the dish 101. */
async function draftName(name: string): Promise<void> {
  const { file, bases } = (await shop.ask('GET', `${officeEndpoints.catalogue.path}?draft=1`, { cookie })).json()
    .payload;
  const items = file.menus.flatMap((menu: { categories: { category_id: number; items: object[] }[] }) =>
    menu.categories.flatMap(({ category_id, items }) => items.map((item) => ({ ...item, category_id }))),
  );
  const { item_id, ...value } = items.find((item: { item_id: number }) => item.item_id === 101);
  const body = { value: { ...value, item_name: name }, base: bases[`item/${item_id}`] };
  const saved = await shop.ask('PUT', `${officeEndpoints.catalogue.path}/item/101`, { cookie, body });
  expect([saved.statusCode, saved.json().message]).toEqual([200, undefined]);
}

const nameOf = async (root: string) => (await shop.send('GET', root + paths.product(101))).json().payload.item_name;

describe('a preview of the shop', () => {
  it('is made by managers and owners [REH-03, REH-10, ROL-20]', async () => {
    const body = { at: saturdayNight };
    expect((await make(body, await shop.signedIn('kitchen'))).statusCode).toBe(403);
    expect((await make(body, await shop.signedIn('owner'))).statusCode).toBe(200);
    expect((await shop.ask('POST', path, { body })).statusCode).toBe(401);
    expect((await make(body)).json().payload).toEqual({
      url: expect.stringMatching(/^\/apercu\/[0-9a-z-]+$/),
      until: '2026-11-23T11:30:00Z',
    });
  });

  it.each([paths.settings, paths.menus, paths.offers, paths.popular, `${paths.slots}?mode=pickup&date=2026-11-28`])(
    'answers %s as a shop whose clock is at its instant [REH-03]',
    async (read) => {
      const root = await rootOf({ at: saturdayNight });
      const preview = await shop.send('GET', root + read);
      shop.setClock('2026-11-28T20:00');
      await shop.api.refreshCatalogue();
      const then = await shop.send('GET', read);
      expect([preview.statusCode, preview.json()]).toEqual([200, then.json()]);
      expect(preview.headers.date).toBe('Sat, 28 Nov 2026 19:00:00 GMT');
    },
  );

  it('shows the published catalogue or the draft, and leaves the shop as it is [REH-03]', async () => {
    await draftName('Zanzibar');
    const [published, drafted] = [
      await rootOf({ at: saturdayNight }),
      await rootOf({ at: saturdayNight, isDraft: true }),
    ];
    const before = await shop.send('GET', paths.menus);
    expect([await nameOf(published), await nameOf(drafted)]).toEqual(['Margherita', 'Zanzibar']);
    expect((await shop.send('GET', drafted)).json().payload).toEqual({ now: saturdayNight, is_draft: true });
    expect((await shop.send('GET', drafted + paths.menus)).body).toContain('Zanzibar');
    const after = await shop.send('GET', paths.menus);
    expect([after.headers.etag, after.body]).toEqual([before.headers.etag, before.body]);
    expect(after.body).not.toContain('Zanzibar');
  });

  it('is refused for a draft that is no valid catalogue [REH-03]', async () => {
    await draftName('Zanzibar');
    await shop.database.query("update catalogue_drafts set value = '{}'::jsonb", []);
    const answer = await make({ at: saturdayNight, isDraft: true });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'checks_failed']);
  });

  it.each<['POST' | 'PUT', string]>([
    ['POST', paths.checkout],
    ['PUT', paths.checkout],
    ['POST', paths.quote],
    ['POST', paths.stripePaymentIntent],
    ['POST', paths.stripeCustomer],
    ['POST', '/v2/public/auth/login/'],
  ])('takes no order and no payment: %s %s [REH-03]', async (method, changed) => {
    const root = await rootOf({ at: '2026-11-23T12:00:00+01:00' });
    const answer = await shop.send(method, root + changed, pickupOrder());
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'preview']);
    const { rows } = await shop.database.query('select count(*)::int as n from orders', []);
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('says what goes with a cart, as the shop does [REH-03]', async () => {
    const root = await rootOf({ at: saturdayNight });
    const cart = { cartItems: [{ itemId: 101 }] };
    const answer = await shop.send('POST', root + paths.recommendations, cart);
    expect(answer.json()).toEqual((await shop.send('POST', paths.recommendations, cart)).json());
    const asked = await shop.send('OPTIONS', root + paths.recommendations, undefined, { headers: { origin: 'null' } });
    expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([204, '*']);
  });

  it('is kept by no cache and found by no search engine [REH-03]', async () => {
    const root = await rootOf({ at: saturdayNight });
    for (const read of ['', paths.menus, paths.offers, paths.product(999), '/v2/public/nothing']) {
      const { headers } = await shop.send('GET', root + read);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(headers).not.toHaveProperty('etag');
    }
  });

  it('is unknown after 30 minutes, also to those who have asked before [REH-03]', async () => {
    await shop.app.listen({ port: 0 });
    const { port } = shop.app.server.address() as { port: number };
    const root = await rootOf({ at: saturdayNight });
    const ask = async () => (await fetch(`http://127.0.0.1:${port}${root}${paths.menus}`)).status;
    expect([await ask(), await ask()]).toEqual([200, 200]);
    shop.setClock('2026-11-23T12:29:59');
    expect(await ask()).toBe(200);
    shop.setClock('2026-11-23T12:30');
    expect(await ask()).toBe(404);
    const refused = await shop.send('GET', root);
    expect([refused.json().code, refused.json().message]).toEqual(['link_unknown', 'Ce lien n’est pas valable']);
  });
});
