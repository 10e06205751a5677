import { randomUUID } from 'node:crypto';
import { paths, receiptFromWire } from '@comptoir/contract';
import { exampleOrder } from '@comptoir/contract/testing';
import { createFormat } from '@comptoir/format';
import { listAmounts } from '@comptoir/words';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DiscountRecord } from '../../../db/schema/index.ts';
import { fileOffer } from '../../../testing/example-catalogue.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { testSite } from '../../../testing/test-site.ts';
import { setAsText } from '../mail/order-mail-text.ts';
import { writeRecap } from '../mail/write-recap.ts';
import { findOrder } from '../record/order-repository.ts';
import { receiptOf } from './receipt-of.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => shop.setCatalogue(() => undefined));

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** Places an order with the server's own amounts and returns its id. */
async function place(change: Parameters<typeof exampleOrder>[0], from = shop): Promise<string> {
  const body = exampleOrder(change);
  const { expected } = (await from.send('POST', paths.checkout, { ...body, total: 0 })).json();
  const answer = await from.send('POST', paths.checkout, { ...body, ...expected });
  expect(answer.statusCode).toBe(200);
  return answer.json().payload.order_id;
}

async function textOf(id: string): Promise<string> {
  const order = await findOrder(shop.database.db, id);
  if (!order) throw new Error('no order');
  return plain(setAsText(writeRecap(order, testSite, 'diner')));
}

const withEveryOffer = () =>
  shop.setCatalogue(({ offers }) => {
    offers.push(
      fileOffer({ id: 2, type: 'buy_one_get_one', items: [101] }),
      fileOffer({ id: 3, type: 'free_item', items: [304], minimum_amount: 20, allow_repeat: 'No' }),
      fileOffer({ id: 4, type: 'free_delivery', minimum_amount: 20 }),
      fileOffer({ id: 5, type: 'fixed_amount', value: 5, items: [302] }),
    );
  });
const feast = {
  items: [
    { item_id: 101, quantity: 3, options: [{ option_id: 1, option_options: [{ id: 1004, quantity: 1 }] }] },
    { item_id: 201, quantity: 1 },
    { item_id: 301, quantity: 1 },
    { item_id: 302, quantity: 1 },
  ],
  free_items: [{ item_id: 304, quantity: 1 }],
  coupon: 'BIENVENUE10',
};

describe('the receipt of an order', () => {
  it('explains every amount, and net, VAT and gross by rate add up to the total [CRT-29, CRT-31, CRT-26, CRT-27]', async () => {
    await withEveryOffer();
    const receipt = await textOf(await place(feast));
    expect(receipt.split('\n\n').slice(2, 4)).toEqual([
      [
        'Sous-total : 71,50 €',
        '−10 % sur Desserts : − 0,55 €',
        '1 achetée = 1 offerte : − 15,00 €',
        'Remise de 5,00 € : − 5,00 €',
        'Code BIENVENUE10 : − 5,65 €',
        'Livraison : Offerte (au lieu de 2,50 €)',
        'Total TTC : 45,30 €',
      ].join('\n'),
      [
        'TVA 5,5 % : 0,14 € (HT 2,56 €, TTC 2,70 €)',
        'TVA 10 % : 2,20 € (HT 22,00 €, TTC 24,20 €)',
        'TVA 20 % : 3,07 € (HT 15,33 €, TTC 18,40 €)',
        'TVA totale : 5,41 € (HT 39,89 €, TTC 45,30 €)',
      ].join('\n'),
    ]);
    expect(receipt).toContain('1 × Sirop : Offert');
  });

  it('tells the choices that the cart told, whatever the menu says later [CRT-34]', async () => {
    const setMenu = (wellDone: number, withIt: number[]) =>
      shop.setCatalogue(({ options }) => {
        for (const group of options) if (group.option_id === 1) group.default = withIt;
        for (const choice of options.flatMap((group) => group.option_options))
          if (choice.id === 2002) choice.price = wellDone;
      });
    const cooking = { option_id: 2, option_options: [{ id: 2001, quantity: 1 }] };
    const more = { option_id: 1, option_options: [{ id: 1002, quantity: 1 }] };
    const body = {
      items: [
        { item_id: 103, quantity: 1, options: [cooking] },
        { item_id: 101, quantity: 1, options: [more] },
      ],
    };
    await setMenu(0.5, [1002]);
    const usual = await place(body);
    // The mails of two orders may be sent in either sequence.
    await shop.api.drainOutbox();
    await setMenu(0, [1001]);
    const unlike = await place(body);
    await setMenu(0.5, [1002]);
    const linesOf = async (id: string) => (await textOf(id)).split('\n\n')[1];
    expect(await linesOf(usual)).toMatch(/1 × Calzone.*\n1 × Margherita[^\n]*$/);
    expect(await linesOf(unlike)).toMatch(
      /1 × Calzone.*\n +Cuisson : Normale\n1 × Margherita.*\n +Suppléments : sans Mozzarella, Jambon \(\+ 2,00 €\)$/,
    );
    await shop.api.drainOutbox();
    const toDiner = shop.mails.filter(({ to }) => to === 'camille@example.com').map(({ text }) => text);
    expect(toDiner.slice(-2).map((text) => text.includes('Cuisson'))).toEqual([false, true]);
  });

  it('tells all choices of an order that does not say which were told [CRT-34]', async () => {
    const choice = (choiceId: number, name: string) => ({
      choiceId,
      name,
      quantity: 1,
      priceCents: 0,
      taxRateBp: null,
    });
    const order = await findOrder(shop.database.db, await place({}));
    if (!order) throw new Error('no order');
    const options = [
      { optionId: 1, name: 'Taille', choices: [choice(1, 'Classique, 33 cm')] },
      { optionId: 2, name: 'Pâte', choices: [choice(2, 'Classique')] },
    ];
    const lines = order.lines.map((line) => ({ ...line, options, told: null }));
    expect(receiptOf({ ...order, lines }).lines[0]?.options).toEqual([
      { name: 'Taille', choices: [{ name: 'Classique, 33 cm', quantity: 1, priceCents: 0, isAmbiguous: true }] },
      { name: 'Pâte', choices: [{ name: 'Classique', quantity: 1, priceCents: 0, isAmbiguous: true }] },
    ]);
  });

  it.each([
    [
      'added to the prices',
      { enabled: true, inclusive: false, defaultRate: 10 },
      ['Livraison : 2,50 €', 'TVA : 3,55 €', 'Total TTC : 39,00 €'],
      ['TVA 10 % : 3,55 € (HT 35,45 €, TTC 39,00 €)'],
    ],
    [
      'not counted',
      { enabled: false, inclusive: true, defaultRate: 10 },
      ['Livraison : 2,50 €', 'Total TTC : 35,45 €'],
      [],
    ],
  ])('adds up where VAT is %s [CRT-10, CRT-14]', async (_, tax, amounts, taxes) => {
    const other = await openTestShop({ database: shop.database, site: { tax } });
    const receipt = await textOf(await place({}, other));
    await other.close();
    const rows = ['Sous-total : 33,50 €', '−10 % sur Desserts : − 0,55 €', ...amounts];
    expect(receipt).toContain(`\n\n${rows.join('\n')}\n\n`);
    expect(receipt.split('\n').filter((line) => / \(HT /.test(line))).toEqual(taxes);
  });

  it('says "Remise" for an order whose discount has no name', async () => {
    const order = await findOrder(shop.database.db, await place({}));
    if (!order) throw new Error('no order');
    const discounts = [{ offerId: 1, type: 'percentage', amountCents: 55 }] as DiscountRecord[];
    const rows = listAmounts(receiptOf({ ...order, discounts }), createFormat('fr', 'EUR'));
    expect(rows.map(({ label }) => label)).toEqual(['Sous-total', 'Remise', 'Livraison', 'Total TTC']);
  });

  it('is in the answers of POST, of the same POST again, and of PUT, and is what was stored [API-23, API-26, API-27, CRT-31]', async () => {
    await withEveryOffer();
    const body = { ...exampleOrder(feast), local_id: randomUUID() };
    const { expected } = (await shop.send('POST', paths.checkout, { ...body, total: 0 })).json();
    const post = async () => (await shop.send('POST', paths.checkout, { ...body, ...expected })).json().payload;
    const first = await post();
    const order = await findOrder(shop.database.db, first.order_id);
    if (!order) throw new Error('no order');
    const { receipt } = first;
    expect(receiptFromWire(receipt)).toEqual(receiptOf(order));
    expect((await post()).receipt).toEqual(receipt);
    const put = { order_id: order.id, transaction_id: null, status: 'pending' };
    expect((await shop.send('PUT', paths.checkout, put)).json().payload.receipt).toEqual(receipt);
    expect(receipt).toMatchObject({
      first_name: 'Camille',
      place: { address: '5 place Bellecour', zone: 'Centre' },
      date: 'ASAP',
      lines: [
        { name: 'Margherita', quantity: 3, unit_price: 15, total: 45, options: [{ name: 'Suppléments' }] },
        { name: 'Tiramisu' },
        { name: 'Soda' },
        { name: 'Vin' },
        { name: 'Sirop', total: 0, is_free: true },
      ],
      delivery_fee: 0,
      surcharge: 0,
      total: 45.3,
    });
    expect(receipt.discounts).toMatchObject([
      { type: 'percentage', code: null, percent: 10, target: 'Desserts', amount: 0.55 },
      { type: 'buy_one_get_one', target: 'Margherita', amount: 15 },
      { type: 'free_item', amount: 0 },
      { type: 'free_delivery', amount: 2.5 },
      { type: 'fixed_amount', value: 5, target: 'Vin', amount: 5 },
      { type: 'percentage', code: 'BIENVENUE10', percent: 10, amount: 5.65 },
    ]);
  });

  it('has the surcharge of a small basket apart from the delivery fee, and both in the mail’s one row', async () => {
    const id = await place({ items: [{ item_id: 201, quantity: 1 }] });
    const order = await findOrder(shop.database.db, id);
    expect(order && receiptOf(order)).toMatchObject({ deliveryFeeCents: 250, surchargeCents: 200 });
    expect(await textOf(id)).toContain('Livraison : 4,50 €');
  });

  it('is the same after menu, offers and VAT have changed [CRT-31]', async () => {
    await withEveryOffer();
    const id = await place(feast);
    const before = await findOrder(shop.database.db, id);
    if (!before) throw new Error('no order');
    await shop.setCatalogue((catalogue) => {
      catalogue.offers = [];
      for (const item of catalogue.menus.flatMap((menu) => menu.categories.flatMap((category) => category.items))) {
        item.item_name = 'Autre chose';
        item.item_price = { price_pickup: 99, price_delivery: 99, tax_rate: 20 };
        item.options = [];
      }
      for (const zone of catalogue.settings['features.delivery.zones']) zone.delivery_fee = 9;
    });
    const after = await findOrder(shop.database.db, id);
    if (!after) throw new Error('no order');
    expect(receiptOf(after)).toEqual(receiptOf(before));
    expect(writeRecap(after, testSite, 'diner')).toEqual(writeRecap(before, testSite, 'diner'));
  });
});
