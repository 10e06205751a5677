import { paths } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { mondayNoon, openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { findOrder, findOrderByNumber, listEvents, listOrders } from '../record/order-repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(mondayNoon);
  await shop.setCatalogue(() => undefined);
});

const post = (body: object) => shop.send('POST', paths.checkout, body);
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [
    'orders',
    'order_lines',
    'order_taxes',
    'order_events',
    'coupon_uses',
    'slot_counts',
    'outbox',
  ]) {
    const { rows } = (await shop.database.db.execute(
      sql.raw(`select count(*)::int as n from ${table}`),
    )) as unknown as {
      rows: { n: number }[];
    };
    counts[table] = rows[0]?.n ?? 0;
  }
  return counts;
}

describe('an order', () => {
  it('is stored whole: lines, options, note, amounts, VAT by line and by rate, its first event [API-23, SEC-07]', async () => {
    const answer = await post(exampleOrder());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { payload } = answer.json();
    expect(payload).toEqual({
      order_id: expect.stringMatching(uuid),
      order_number: expect.any(Number),
      status: 'pending',
      total: 35.45,
      ready_from: '2026-11-23T12:00:00+01:00',
      track_token: expect.any(String),
      receipt: expect.objectContaining({
        order_id: payload.order_id,
        order_number: payload.order_number,
        total: 35.45,
      }),
    });
    const order = await findOrder(shop.database.db, payload.order_id);
    expect(order).toMatchObject({
      number: payload.order_number,
      status: 'pending',
      mode: 'delivery',
      firstName: 'Camille',
      email: 'camille@example.com',
      zone: 'Centre',
      location: { address: '5 place Bellecour', postalCode: '69002' },
      subtotalCents: 3350,
      discountCents: 55,
      deliveryCents: 250,
      taxCents: 322,
      totalCents: 3545,
      paymentMethod: 'cash',
      discounts: [{ offerId: 1, type: 'percentage', amountCents: 55 }],
      taxes: [{ rateBp: 1000, netCents: 3223, taxCents: 322, grossCents: 3545 }],
    });
    expect(order?.lines).toMatchObject([
      {
        name: 'Margherita',
        quantity: 2,
        note: 'bien cuite',
        unitCents: 1400,
        totalCents: 2800,
        discountCents: 0,
        options: [{ name: 'Suppléments', choices: [{ name: 'Mozzarella', quantity: 2, priceCents: 150 }] }],
        shares: [{ rateBp: 1000, amountCents: 2800 }],
      },
      {
        name: 'Tiramisu',
        quantity: 1,
        totalCents: 550,
        discountCents: 55,
        shares: [{ rateBp: 1000, amountCents: 495 }],
      },
    ]);
    const events = await listEvents(shop.database.db, payload.order_id);
    expect(events).toMatchObject([
      { kind: 'placed', data: { status: 'pending', paymentMethod: 'cash', totalCents: 3545 } },
    ]);
    expect(await findOrderByNumber(shop.database.db, payload.order_number)).toEqual(order);
  });

  it('in cash takes one query', async () => {
    const query = vi.spyOn(pg.Pool.prototype, 'query');
    try {
      expect((await post(pickupOrder())).statusCode).toBe(200);
      const asked = query.mock.calls.map(([statement]) => String((statement as { text?: string }).text ?? statement));
      // The statements for the catalogue and the mails are left out.
      const own = asked.filter((text) => /insert into orders|"local_id" = |^begin/.test(text));
      expect(own).toEqual([expect.stringContaining('insert into orders')]);
    } finally {
      query.mockRestore();
    }
  });

  it('has VAT by rate that adds up to its total', async () => {
    const items = [
      { item_id: 101, quantity: 1, options: [{ option_id: 1, option_options: [{ id: 1004, quantity: 1 }] }], note: '' },
      { item_id: 301, quantity: 1 },
      { item_id: 302, quantity: 1 },
    ];
    const answer = await post(pickupOrder({ items, subtotal: 35, tax: 4.74, total: 35 }));
    expect(answer.json().status).toBe('success');
    const order = await findOrder(shop.database.db, answer.json().payload.order_id);
    expect(order?.taxes.map((tax) => tax.rateBp)).toEqual([550, 1000, 2000]);
    expect(order?.taxes.reduce((sum, tax) => sum + tax.grossCents, 0)).toBe(order?.totalCents);
  });

  it('gets a short number, each order the next', async () => {
    const first = (await post(pickupOrder())).json().payload.order_number;
    const second = (await post(pickupOrder())).json().payload.order_number;
    expect(first).toBeGreaterThanOrEqual(1000);
    expect(second).toBe(first + 1);
  });

  it('as soon as possible while closed is ready at the next opening [API-23]', async () => {
    shop.setClock('2026-11-22T20:00');
    const { payload } = (await post(pickupOrder())).json();
    expect(payload.ready_from).toBe('2026-11-23T11:30:00+01:00');
    const order = await findOrder(shop.database.db, payload.order_id);
    expect(order?.promisedAt.toString()).toBe('2026-11-23T10:50:00Z');
  });

  it('for a slot has no ready-from and is promised at the slot', async () => {
    const { customer } = pickupOrder();
    const { payload } = (await post(pickupOrder({ customer: { ...customer, date: '2026-11-24 12:15' } }))).json();
    expect(payload.ready_from).toBeNull();
    const order = await findOrder(shop.database.db, payload.order_id);
    expect(order?.promisedAt.toString()).toBe('2026-11-24T11:15:00Z');
  });

  it('can have amounts as text and only ids in its lines [SEC-05]', async () => {
    const order = exampleOrder();
    const items = order.items.map(({ item_id, quantity, options, note }) => ({ item_id, quantity, options, note }));
    const answer = await post({ ...order, items, total: '35.45', delivery: '2.50', tax: '3.22' });
    expect(answer.statusCode).toBe(200);
  });

  it('is a guest’s; as an account’s it is refused without its token [CHK-38, SEC-03]', async () => {
    const { payload } = (await post(pickupOrder())).json();
    expect((await findOrder(shop.database.db, payload.order_id))?.userId).toBeNull();
    const claimed = pickupOrder({ user_id: 42 });
    const bare = await post(claimed);
    expect([bare.statusCode, bare.json().message]).toEqual([401, 'Vous n’êtes pas connecté']);
    const headers = { authorization: 'Bearer invented', 'x-user-id': '42' };
    for (const [url, body] of [
      [paths.checkout, claimed],
      [paths.stripePaymentIntent, { amount: '10.00', order: claimed }],
    ] as const) {
      const invented = await shop.send('POST', url, body, { headers });
      expect([invented.statusCode, invented.json().code]).toEqual([401, 'unauthenticated']);
      expect(invented.json().message).toBe('Votre session a expiré, veuillez vous reconnecter');
    }
    expect((await post({ ...claimed, user_id: null })).statusCode).toBe(200);
  });

  it('sends an address, in any spelling, a limited number of mails an hour', async () => {
    const strict = await openTestShop({ database: shop.database, limits: { ordersPerRecipientAndHour: 2 } });
    const { customer } = pickupOrder();
    const statuses: number[] = [];
    for (const email of ['a@example.com', ' A@Example.com', 'a@example.com', 'b@example.com']) {
      const answer = await strict.send(
        'POST',
        paths.checkout,
        pickupOrder({ customer: { ...customer, email: email.trim() } }),
      );
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([200, 200, 429, 200]);
    await strict.close();
  });

  it('counts for its mailbox only once it is stored, so that refused orders do not lock a diner out [SEC-10]', async () => {
    const strict = await openTestShop({ database: shop.database, limits: { ordersPerRecipientAndHour: 2 } });
    const to = (email: string, change: object = {}) =>
      pickupOrder({ customer: { ...pickupOrder().customer, email }, ...change });
    const send = async (body: object) => (await strict.send('POST', paths.checkout, body)).statusCode;
    const victim = 'victim@example.com';
    for (let time = 0; time < 10; time += 1) {
      expect(await send({ customer: { email: victim } })).toBe(422);
      expect(await send(to(victim, { total: 9.99 }))).toBe(409);
    }
    const first = to(victim);
    expect([await send(first), await send(to(` ${victim.toUpperCase()}`.trim()))]).toEqual([200, 200]);
    const refused = await strict.send('POST', paths.checkout, to(victim));
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    // A stored order is returned whatever the limit is, and rejected orders do not count.
    for (let time = 0; time < 3; time += 1) expect(await send(first)).toBe(200);
    expect(await send({ ...first, coupon: 'OTHER' })).toBe(409);
    await strict.close();
  });

  it('in cash has a limit by hour and day for each network, which does not apply to stored orders [SEC-10]', async () => {
    for (const limits of [{ cashOrdersPerHour: 3 }, { cashOrdersPerDay: 3 }]) {
      const strict = await openTestShop({ database: shop.database, limits });
      const send = async (number: number, remoteAddress: string, change: object = {}) =>
        strict.send(
          'POST',
          paths.checkout,
          pickupOrder({ customer: { ...pickupOrder().customer, email: `robot-${number}@example.com` }, ...change }),
          { remoteAddress },
        );
      const answers = await Promise.all(Array.from({ length: 8 }, (_, number) => send(number, '198.51.100.9')));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
      expect((await send(9, '198.51.100.10')).statusCode).toBe(200);
      await strict.close();
    }
  });

  it('is taken even if a network orders unusually much; the managers are told once [SEC-10, OFC-28]', async () => {
    await shop.setCatalogue(({ settings }) => {
      settings['office.alarm_mails'] = ['gerant@example.com'];
    });
    shop.mails.length = 0;
    const strict = await openTestShop({ database: shop.database, limits: { unusualOrdersPerTenMinutes: 3 } });
    const order = (number: number) =>
      pickupOrder({ customer: { ...pickupOrder().customer, email: `fete-${number}@example.com` } });
    for (let number = 0; number < 6; number += 1)
      expect((await strict.send('POST', paths.checkout, order(number))).statusCode).toBe(200);
    // Either server may send the mail.
    const told = () =>
      [...shop.mails, ...strict.mails].filter(({ to }) => to === 'gerant@example.com').map(({ subject }) => subject);
    await expect
      .poll(async () => {
        await strict.api.drainOutbox();
        return told();
      })
      .toEqual(['Beaucoup de commandes d’un même réseau : sont-elles vraies ?']);
    await strict.close();
  });

  const fifteen = {
    items: [{ item_id: 101, quantity: 15, options: [], note: '' }],
    subtotal: 150,
    tax: 13.64,
    total: 150,
  };
  it.each([
    ['from the whole town', { unusualShopOrdersPerTenMinutes: 3 }, {}],
    ['that cost much', { unusualHighOrdersPerTenMinutes: 3 }, fifteen],
  ])(
    'is taken even if guests order unusually much %s; the managers are told once [OFC-28]',
    async (_, limits, much) => {
      await shop.setCatalogue(({ settings }) => {
        settings['office.alarm_mails'] = ['gerant@example.com'];
      });
      shop.mails.length = 0;
      await shop.database.query("delete from outbox where kind in ('alarm-mail', 'alarm-push')", []);
      const strict = await openTestShop({ database: shop.database, limits });
      for (let number = 0; number < 6; number += 1) {
        const order = pickupOrder({
          ...much,
          customer: { ...pickupOrder().customer, email: `ville-${number}@example.com` },
        });
        const answer = await strict.send('POST', paths.checkout, order, { remoteAddress: `198.51.${number}.7` });
        expect(answer.statusCode).toBe(200);
      }
      // Either server may send the mail.
      const told = () =>
        [...shop.mails, ...strict.mails].filter(({ to }) => to === 'gerant@example.com').map(({ subject }) => subject);
      await expect
        .poll(async () => {
          await strict.api.drainOutbox();
          return told();
        })
        .toEqual(['Beaucoup de commandes d’invités en espèces : sont-elles vraies ?']);
      await strict.close();
    },
  );

  it('can be paid in cash, even if cash is off, when no card could pay it [API-25]', async () => {
    await shop.setCatalogue(({ settings }) => {
      settings['payments.cod.active'] = false;
    });
    const syrup = { items: [{ item_id: 304, quantity: 1 }], subtotal: 0.4, tax: 0.02, total: 0.4 };
    expect((await post(pickupOrder(syrup))).statusCode).toBe(200);
    expect((await post(pickupOrder())).json().code).toBe('method_inactive');
  });
});

describe('an order that is sent again', () => {
  it('is the same order, even if its item is sold out by now [API-26, CHK-37]', async () => {
    const order = exampleOrder();
    const first = (await post(order)).json();
    const rows = await countRows();
    await shop.setCatalogue(({ menus }) => {
      for (const item of menus[0]?.categories[0]?.items ?? []) item.is_available = false;
    });
    shop.setClock('2026-11-29T03:00');
    const again = await post({ ...order, transaction_id: 'pi_another' });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first);
    expect(await countRows()).toEqual(rows);
  });

  it('with another body is refused with the stored one, before other checks [API-26]', async () => {
    const order = exampleOrder();
    const { payload } = (await post(order)).json();
    const { order_number, status, total } = payload;
    for (const change of [{ items: [] }, { total: 1 }, { nonsense: true }, { payment_method: 'card' }]) {
      const answer = await post({ ...order, ...change });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual({
        status: 'error',
        message: 'Cette commande est déjà enregistrée',
        code: 'order_exists',
        // The id is omitted, because it grants access to the order and a `local_id` may be guessed.
        payload: { order_number, status, total },
      });
    }
  });

  it('many times at once is stored once [API-26, CHK-37]', async () => {
    const order = pickupOrder();
    const before = await countRows();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(order)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    const after = await countRows();
    expect(after.orders).toBe((before.orders ?? 0) + 1);
    expect(after.outbox).toBe((before.outbox ?? 0) + 2);
  });

  it('at once with two bodies leaves one order and one refusal', async () => {
    const order = pickupOrder();
    const answers = await Promise.all([
      post(order),
      post({ ...order, customer: { ...order.customer, first_name: 'Dominique' } }),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  });

  it('after a total that differed takes the server’s amounts [API-24, SEC-05]', async () => {
    const order = exampleOrder();
    const refused = await post({ ...order, total: 35.44 });
    expect(refused.statusCode).toBe(409);
    const { expected } = refused.json();
    expect(Object.keys(expected).sort()).toEqual(['delivery', 'discount', 'subtotal', 'tax', 'total']);
    expect((await post({ ...order, ...expected })).statusCode).toBe(200);
  });
});

describe('a coupon', () => {
  const withCoupon = (change = {}) =>
    pickupOrder({ coupon: 'bienvenue10 ', discount: 1, tax: 0.82, total: 9, ...change });

  it('takes its discount off and is written down as used', async () => {
    const { payload } = (await post(withCoupon())).json();
    expect(await findOrder(shop.database.db, payload.order_id)).toMatchObject({
      coupon: 'BIENVENUE10',
      discountCents: 100,
    });
  });

  it('that is invalid gives nothing, so the total differs [API-24]', async () => {
    const answer = await post(withCoupon({ coupon: 'NOPE' }));
    expect(answer.json()).toMatchObject({ code: 'totals_mismatch', expected: { discount: 0, total: 10 } });
    expect((await post(pickupOrder({ coupon: 'NOPE' }))).statusCode).toBe(200);
  });

  it('is used once by each customer if that is its limit, also at once', async () => {
    await shop.setCatalogue(({ offers }) => {
      for (const offer of offers) if (offer.code) offer.max_uses_per_customer = 1;
    });
    const { customer } = pickupOrder();
    const from = (email: string) => post(withCoupon({ customer: { ...customer, email } }));
    const answers = await Promise.all([from('Lou@example.com'), from('lou@example.com'), from('LOU@EXAMPLE.COM')]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
    expect((await from('lou@example.com')).json()).toMatchObject({ code: 'totals_mismatch' });
    expect((await from('max@example.com')).statusCode).toBe(200);
  });

  it('is used in all no more often than its limit', async () => {
    await shop.setCatalogue(({ offers }) => {
      offers.push({ ...(offers[1] as (typeof offers)[0]), id: 20, code: 'DEUX', max_uses: 2 });
    });
    const { customer } = pickupOrder();
    const use = (n: number) =>
      post(withCoupon({ coupon: 'DEUX', customer: { ...customer, email: `${n}@example.com` } }));
    const answers = await Promise.all([use(1), use(2), use(3), use(4)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 409, 409]);
  });
});

describe('a free item', () => {
  const granted = ({ offers }: Parameters<Parameters<TestShop['setCatalogue']>[0]>[0]) => {
    offers.push({
      ...(offers[0] as (typeof offers)[0]),
      id: 4,
      type: 'free_item',
      value: null,
      categories: [],
      items: [201, 103],
      allow_repeat: 'No',
    });
  };
  const free = (item_id: number, quantity = 1) => pickupOrder({ free_items: [{ item_id, quantity }] });

  it('is a line of its own at nothing, with the options that the kitchen needs [CRT-28]', async () => {
    await shop.setCatalogue(granted);
    const { payload } = (await post(free(103))).json();
    const order = await findOrder(shop.database.db, payload.order_id);
    expect(order?.lines[1]).toMatchObject({
      name: 'Calzone',
      isFree: true,
      quantity: 1,
      unitCents: 0,
      totalCents: 0,
      options: [{ name: 'Cuisson', choices: [{ name: 'Normale' }] }],
    });
  });

  it('is refused with a choice that costs something or that its dish does not have [CRT-27]', async () => {
    await shop.setCatalogue((catalogue) => {
      granted(catalogue);
      catalogue.offers.at(-1)?.items.push(101);
    });
    const chosen = (item_id: number, option_id: number, id: number) =>
      pickupOrder({
        free_items: [{ item_id, quantity: 1, options: [{ option_id, option_options: [{ id, quantity: 1 }] }] }],
      });
    // The orders contain the dish's defaults, and another choice that is free.
    for (const order of [chosen(103, 2, 2001), chosen(103, 2, 2002)]) expect((await post(order)).statusCode).toBe(200);
    for (const order of [chosen(101, 1, 1001), chosen(103, 1, 1001), chosen(103, 2, 1001), chosen(201, 9, 1)])
      expect((await post(order)).json()).toMatchObject({ code: 'free_item_not_granted' });
  });

  it('is stored with its choices and its note [CRT-27, CRT-28]', async () => {
    await shop.setCatalogue(granted);
    const wellDone = { option_id: 2, option_options: [{ id: 2002, quantity: 1 }] };
    const gift = { item_id: 103, quantity: 1, note: 'Allergie aux noix', options: [wellDone] };
    const { payload } = (await post(pickupOrder({ free_items: [gift] }))).json();
    const order = await findOrder(shop.database.db, payload.order_id);
    expect(order?.lines[1]).toMatchObject({
      note: 'Allergie aux noix',
      options: [{ name: 'Cuisson', choices: [{ name: 'Bien cuite', quantity: 1 }] }],
    });
  });

  it('can have as many paid choices as its dish comes with, and as many choices as its dish allows [CRT-27]', async () => {
    await shop.setCatalogue((catalogue) => {
      granted(catalogue);
      const cooking = catalogue.options.find(({ option_id }) => option_id === 2);
      if (!cooking) throw new Error('the example has a choice');
      cooking.max = 2;
      for (const choice of cooking.option_options) choice.price = choice.id === 2001 ? 1.5 : 0;
    });
    const of = (...choices: [id: number, quantity: number][]) =>
      pickupOrder({
        free_items: [
          {
            item_id: 103,
            quantity: 1,
            options: choices.map(([id, quantity]) => ({ option_id: 2, option_options: [{ id, quantity }] })),
          },
        ],
      });
    for (const order of [of([2001, 1]), of([2002, 2]), of([2001, 1], [2002, 1])])
      expect((await post(order)).statusCode).toBe(200);
    for (const order of [of([2001, 2]), of([2001, 1], [2001, 1]), of([2002, 3])])
      expect((await post(order)).json()).toMatchObject({ code: 'free_item_not_granted' });
  });

  it('can be left out or be another one of the offer, but not more and nothing else [API-25, CRT-28]', async () => {
    await shop.setCatalogue(granted);
    expect((await post(pickupOrder())).statusCode).toBe(200);
    expect((await post(free(201))).statusCode).toBe(200);
    for (const order of [free(201, 2), free(102), free(999)]) {
      const answer = await post(order);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'free_item_not_granted' });
    }
  });
});

describe('a failure inside the transaction', () => {
  it('stores nothing of the order, which goes through afterwards', async () => {
    const { db } = shop.database;
    const { customer } = pickupOrder();
    const order = pickupOrder({
      coupon: 'BIENVENUE10',
      discount: 1,
      tax: 0.82,
      total: 9,
      customer: { ...customer, date: '2026-11-23 20:00' },
    });
    const before = await countRows();
    // The outbox is written last, so everything before it must be rolled back.
    await db.execute(sql`alter table outbox rename to outbox_away`);
    const failed = await post(order);
    await db.execute(sql`alter table outbox_away rename to outbox`);
    expect(failed.statusCode).toBe(500);
    expect(failed.json()).toEqual({
      status: 'error',
      message: 'Une erreur est survenue, veuillez réessayer',
      code: 'internal',
    });
    expect(await countRows()).toEqual(before);
    expect((await post(order)).statusCode).toBe(200);
    expect((await listOrders(db, { limit: 1 }))[0]?.dateText).toBe('2026-11-23 20:00');
  });
});
