import { officeEndpoints, paths, pausesSetting } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bellecour, createFakeUpstreams } from '../../testing/fake-upstreams.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { mondayNoon, openTestShop } from '../../testing/test-shop.ts';
import { changeSetting } from '../catalogue/catalogue-repository.ts';

const { path } = officeEndpoints.rehearse;
const upstreams = createFakeUpstreams();
const noon = '2026-11-23T11:00:00Z';
const margherita = { itemId: 101, quantity: 1 };

let shop: OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openTestShop(upstreams));
  cookie = await shop.signedIn('manager');
});
afterAll(() => shop.close());
afterEach(async () => {
  upstreams.reset();
  shop.setClock(mondayNoon);
  await shop.database.query('delete from catalogue_drafts', []);
  await shop.database.query('delete from distance_answers', []);
  await shop.setCatalogue(() => undefined);
});

const ask = (body: object, by = cookie) =>
  shop.ask('POST', path, { cookie: by, body: { at: noon, mode: 'pickup', ...body } });
async function told(body: object) {
  const answer = await ask(body);
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return answer.json().payload;
}
const count = async (table: string) => {
  const { rows } = await shop.database.query(`select count(*)::int as n from ${table}`, []);
  return (rows[0] as { n: number }).n;
};

describe('a rehearsal', () => {
  it('is for managers and owners [REH-10, ROL-20]', async () => {
    expect((await ask({}, await shop.signedIn('kitchen'))).statusCode).toBe(403);
    expect((await ask({}, await shop.signedIn('device'))).statusCode).toBe(403);
    expect((await ask({}, await shop.signedIn('owner'))).statusCode).toBe(200);
    expect((await shop.ask('POST', path, { body: { at: noon, mode: 'pickup' } })).statusCode).toBe(401);
  });

  it('tells the hours, the menus, the slots, the promise and the offers of an instant [REH-01]', async () => {
    const { opening, menus, slots, asap, offers, delivery, cart } = await told({});
    expect(opening).toEqual({
      isOpen: true,
      reason: null,
      message: null,
      until: '2026-11-23T13:30:00Z',
      opensAt: null,
    });
    expect(menus.map(({ name, isServed }: { name: string; isServed: boolean }) => [name, isServed])).toEqual([
      ['Carte', true],
      ['Formule', true],
    ]);
    expect(slots.find(({ state }: { state: string }) => state === 'free').value).toBe('12:30');
    expect(asap).toEqual({ readyFrom: noon, promisedAt: '2026-11-23T11:20:00Z' });
    expect(offers).toMatchObject([{ offerId: 1, type: 'percentage', percentBp: 1000, obstacle: null }]);
    expect([delivery, cart]).toEqual([null, null]);
  });

  it.each<[string, string | null, string | null, string | null]>([
    ['2026-11-23T05:00:00Z', 'hours', null, '2026-11-23T10:30:00Z'],
    ['2026-12-25T11:00:00Z', 'exception', 'Joyeux Noël', '2026-12-26T10:30:00Z'],
    ['2026-11-24T11:30:00Z', 'pause', null, '2026-11-24T12:00:00Z'],
    ['2026-11-24T12:00:00Z', null, null, null],
  ])('says why the restaurant is closed at %s, and when it opens [REH-01]', async (at, reason, message, opensAt) => {
    await shop.setCatalogue(({ settings }) => {
      for (const day of settings['scheduling.exceptions']) if (day.closed) day.message = 'Joyeux Noël';
    });
    const until = '2026-11-24T12:00:00Z';
    // The kitchen pauses while the day is rehearsed, so only the instants of the pause are in it.
    const pauses = at < until && reason === 'pause' ? [{ modes: ['pickup', 'delivery'], until, message: '' }] : [];
    await shop.database.db.transaction((tx) => changeSetting(tx, pausesSetting, () => pauses));
    expect((await told({ at })).opening).toMatchObject({ isOpen: reason === null, reason, message, opensAt });
  });

  it('says that no menu is on sale [REH-01]', async () => {
    await shop.setCatalogue(({ menus }) => {
      for (const menu of menus) menu.menu_is_available = false;
    });
    const { opening, asap, missingItems } = await told({});
    expect([opening.isOpen, opening.reason, asap]).toEqual([false, 'no_menu', null]);
    expect(missingItems).toContainEqual({
      itemId: 101,
      menuId: 1,
      name: 'Margherita',
      reason: 'off_sale',
      until: null,
    });
  });

  it('tells the slots that are full [REH-01]', async () => {
    await shop.setCatalogue(({ settings }) => {
      settings['scheduling.slot_capacity'] = 1;
    });
    const order = pickupOrder({ customer: { ...pickupOrder().customer, date: '2026-11-24 19:00' } });
    expect((await shop.send('POST', paths.checkout, order)).statusCode).toBe(200);
    const { slots, cart } = await told({
      at: '2026-11-24T11:00:00Z',
      cart: { lines: [margherita], date: '2026-11-24 19:00' },
    });
    expect(slots).toContainEqual({ value: '19:00', state: 'full', reason: 'orders' });
    expect(cart.refusal.code).toBe('slot_unavailable');
  });

  it('rehearses the draft, which the shop does not serve yet [REH-01, REH-02]', async () => {
    const settings = await shop.ask('GET', `${officeEndpoints.catalogue.path}?draft=1`, { cookie });
    const name = 'scheduling.pickup_minimum_time';
    const base = settings.json().payload.bases[`setting/${name}`];
    const saved = await shop.ask('PUT', `${officeEndpoints.catalogue.path}/setting/${name}`, {
      cookie,
      body: { base, value: 50 },
    });
    expect(saved.statusCode).toBe(200);
    const cart = { lines: [margherita] };
    const promises = async (isDraft: boolean) => {
      const answer = await told({ isDraft, cart });
      return [answer.asap.promisedAt, answer.cart.quote.promisedAt];
    };
    expect(await promises(false)).toEqual(['2026-11-23T11:20:00Z', '2026-11-23T11:20:00Z']);
    expect(await promises(true)).toEqual(['2026-11-23T11:50:00Z', '2026-11-23T11:50:00Z']);
  });

  it('stores no order, no slot and no use of a coupon [REH-02]', async () => {
    await shop.api.drainOutbox();
    const tables = ['orders', 'outbox', 'slot_counts', 'coupon_uses', 'payments'];
    const before = await Promise.all(tables.map(count));
    const { cart } = await told({ cart: { lines: [{ itemId: 201, quantity: 2 }], coupon: 'BIENVENUE10' } });
    expect(cart.quote.discounts.length).toBeGreaterThan(0);
    expect(await Promise.all(tables.map(count))).toEqual(before);
  });
});

describe('the delivery of a rehearsal', () => {
  const deliver = async (body: object) => (await told({ mode: 'delivery', ...body })).delivery;
  const lyon = { address: '5 place Bellecour', city: 'Lyon', postalCode: '69002' };

  it('tells fee, minimum and surcharge of an address or a zone [REH-01]', async () => {
    const centre = { refusal: null, zone: 'Centre', feeCents: 250, minimumCents: 1500, surchargeCents: 200 };
    expect(await deliver({ address: lyon })).toEqual(centre);
    expect(await deliver({ zone: 'Centre' })).toEqual(centre);
    expect(await deliver({ zone: 'Villeurbanne' })).toMatchObject({ feeCents: 490, surchargeCents: 0 });
    expect(await deliver({})).toMatchObject({ refusal: null, zone: null, feeCents: null });
  });

  it('prices the cart for a drawn zone without an address [REH-02]', async () => {
    await shop.setCatalogue(({ settings }) => {
      const [zone] = settings['features.delivery.zones'];
      const ring = [
        [4.8, 45.7],
        [4.9, 45.7],
        [4.9, 45.8],
        [4.8, 45.8],
        [4.8, 45.7],
      ];
      if (zone) Object.assign(zone, { polygon: [ring] });
    });
    const { cart, delivery } = await told({
      mode: 'delivery',
      zone: 'Centre',
      cart: { lines: [{ itemId: 101, quantity: 2 }] },
    });
    expect([delivery.feeCents, cart.quote?.expected.deliveryCents]).toEqual([250, 250]);
    expect(upstreams.asked).toEqual([]);
    const located = await deliver({ address: lyon });
    expect([located.zone, upstreams.asked.length]).toEqual(['Centre', 2]);
  });

  it('says why an address gets none [REH-01]', async () => {
    const paris = { ...lyon, city: 'Paris', postalCode: '75011' };
    expect((await deliver({ address: paris })).refusal).toEqual({
      code: 'out_of_zone',
      says: 'Cette adresse est hors de nos zones de livraison',
    });
    await shop.setCatalogue(({ settings }) => {
      settings['features.delivery.calculation_type'] = 'distance';
    });
    upstreams.addresses = [];
    expect((await deliver({ address: lyon })).refusal.code).toBe('location_not_found');
    upstreams.state = 'down';
    expect((await deliver({ address: lyon })).refusal.code).toBe('location_unavailable');
    await shop.setCatalogue(({ settings }) => {
      settings['features.delivery.active'] = false;
    });
    expect((await deliver({})).refusal.code).toBe('delivery_inactive');
  });

  it('keeps measured distances by the clock, whatever instant is rehearsed [REH-01]', async () => {
    await shop.setCatalogue(({ settings }) => {
      settings['features.delivery.calculation_type'] = 'distance';
    });
    upstreams.addresses = [bellecour];
    expect((await deliver({ address: lyon })).feeCents).toBe(310);
    expect((await deliver({ at: '2027-10-31T11:00:00Z', address: lyon })).feeCents).toBe(310);
    expect((await deliver({ at: '2026-03-29T11:00:00Z', address: lyon })).feeCents).toBe(310);
    expect(upstreams.asked).toHaveLength(2);
  });
});

describe('the body of a rehearsal', () => {
  it.each<[string, object, string, string]>([
    ['no instant', { at: undefined }, 'at', 'Date ou heure invalide'],
    ['an instant without its offset', { at: '2026-11-23T12:00' }, 'at', 'Date ou heure invalide'],
    ['an instant that no calendar holds', { at: '+270000-01-01T00:00:00Z' }, 'at', 'Date ou heure invalide'],
    ['another mode', { mode: 'eat-in' }, 'mode', 'Valeur manquante ou invalide'],
    ['an unknown zone', { mode: 'delivery', zone: 'Nulle part' }, 'zone', 'Zone de livraison inconnue'],
    [
      'an address without a street',
      { address: { address: ' ', city: 'Lyon' } },
      'address.address',
      'Valeur manquante ou invalide',
    ],
    [
      'a city with an invisible sign',
      { address: { address: '5 place Bellecour', city: 'Ly\u200bon' } },
      'address.city',
      'La ville contient un signe invisible ou de contrôle : effacez-le',
    ],
    ['an unknown field', { tip: 1 }, 'tip', 'Champ inconnu'],
    ['an empty cart', { cart: { lines: [] } }, 'cart.lines', 'Valeur manquante ou invalide'],
    ['no dish', { cart: { lines: [{ ...margherita, quantity: 0 }] } }, 'cart.lines.0.quantity', 'Quantité invalide'],
    ['a malformed slot', { cart: { lines: [margherita], date: 'demain' } }, 'cart.date', 'Date invalide'],
    [
      'a choice that the dish lacks',
      { cart: { lines: [margherita, { ...margherita, options: [{ optionId: 99, choices: [] }] }] } },
      'cart.lines.1.options',
      'Valeur manquante ou invalide',
    ],
  ])('is refused at its field for %s [REH-01, REH-02]', async (_, body, field, says) => {
    const answer = await ask(body);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation']);
    expect(answer.json().errors).toEqual({ [field]: says });
  });

  it('is answered with the refusal of a cart that can’t be ordered then [REH-02]', async () => {
    const { cart } = await told({
      cart: {
        lines: [
          { itemId: 104, quantity: 1 },
          { itemId: 999, quantity: 1 },
        ],
      },
    });
    expect(cart).toEqual({
      refusal: {
        code: 'item_unavailable',
        says: 'Napolitaine, Article 999 : indisponible(s). Veuillez choisir un autre horaire ou retirer ces articles.',
      },
      quote: null,
    });
  });
});
