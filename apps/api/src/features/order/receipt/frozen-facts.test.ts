import { paths } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { fileOffer } from '../../../testing/example-catalogue.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { orderMailTasks } from '../mail/order-mail-tasks.ts';
import { findOrder } from '../record/order-repository.ts';
import { receiptOf } from './receipt-of.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const pork = (country: string) => ({
  species: 'pork' as const,
  bought: 'raw' as const,
  born: [country],
  raised: [country],
  slaughtered: [country],
});
const beef = { ...pork('IE'), species: 'beef' as const, name: 'Bœuf haché' };

/** Sets the facts of the example: a homemade Regina with pork, ham and wine as choices, a bottle, and a syrup with beef as a gift. */
const declare = (country: string) =>
  shop.setCatalogue(({ menus, options, offers, settings }) => {
    settings['alcohol.licence'] = 'restaurant';
    const items = menus.flatMap((menu) => menu.categories.flatMap((category) => category.items));
    for (const item of items) {
      if (item.item_id === 102) Object.assign(item, { meats: [pork(country)], homemade: country === 'FR' });
      if (item.item_id === 302) Object.assign(item, { alcohol: { kind: 'wine', abv: 13.5 }, withdrawal: true });
      if (item.item_id === 304) Object.assign(item, { meats: [beef] });
    }
    for (const choice of options.flatMap((group) => group.option_options)) {
      if (choice.id === 1002) choice.meats = [{ ...pork(country), name: 'Jambon' }];
      if (choice.id === 1004) choice.alcohol = { kind: 'wine', abv: 13.5 };
    }
    offers.push(fileOffer({ id: 3, type: 'free_item', items: [304] }));
  });

const chosen = (id: number) => [{ option_id: 1, option_options: [{ id, quantity: 1 }] }];
const feast = {
  items: [
    { item_id: 102, quantity: 1, options: chosen(1002) },
    { item_id: 102, quantity: 1, options: chosen(1004) },
    { item_id: 302, quantity: 1 },
    { item_id: 101, quantity: 1 },
  ],
  free_items: [{ item_id: 304, quantity: 1 }],
  adult: true as const,
};

/** The body of an order with the server's amounts. */
async function withAmounts(order: ReturnType<typeof exampleOrder>) {
  const { expected } = (await shop.send('POST', paths.checkout, { ...order, total: 0 })).json();
  return { ...order, ...expected };
}

async function place(body: object) {
  const answer = await shop.send('POST', paths.checkout, body);
  expect(answer.statusCode).toBe(200);
  return answer.json().payload;
}

const inFrance = [
  { origins: ['Porc : origine France', 'Jambon : origine France'], homemade: true },
  { origins: ['Porc : origine France'], homemade: true, alcohol: true },
  { alcohol: true, withdrawal: true },
  {},
  { origins: ['Bœuf haché : origine Irlande'] },
];
const factsOf = ({ lines }: { lines: Record<string, unknown>[] }) =>
  lines.map(({ origins, homemade, alcohol, withdrawal }) =>
    JSON.parse(JSON.stringify({ origins, homemade, alcohol, withdrawal })),
  );

describe('what the law wants told of an order', () => {
  it('is in the receipt of each line, of a choice and of a gift too, and absent where it says nothing [LAW-07, LAW-31]', async () => {
    await declare('FR');
    const { receipt } = await place(await withAmounts(exampleOrder(feast)));
    expect(factsOf(receipt)).toEqual(inFrance);
  });

  it('stays as it was when ordering, whatever the catalogue says later [LAW-08]', async () => {
    await declare('FR');
    const body = await withAmounts(exampleOrder(feast));
    const { order_id: id, receipt } = await place(body);
    const stored = await findOrder(shop.database.db, id);
    await declare('ES');
    expect((await place(body)).receipt).toEqual(receipt);
    const put = { order_id: id, transaction_id: null, status: 'pending' };
    const answer = await shop.send('PUT', paths.checkout, put);
    expect(factsOf(answer.json().payload.receipt)).toEqual(inFrance);
    expect(await findOrder(shop.database.db, id)).toEqual(stored);
    const { rows } = await shop.database.query(
      'select facts from order_lines where order_id = $1 order by position limit 3',
      [id],
    );
    expect(rows[2]).toEqual({ facts: { alcohol: true, withdrawal: true } });
    expect((await place(await withAmounts(exampleOrder(feast)))).receipt.lines[0].origins).toEqual([
      'Porc : origine Espagne',
      'Jambon : origine Espagne',
    ]);
  });

  it('is told as it was when ordering in a mail that is sent later, to the diner alone [LAW-07, LAW-08, LAW-12]', async () => {
    await declare('FR');
    await place(await withAmounts(exampleOrder(feast)));
    await declare('ES');
    await shop.api.drainOutbox();
    const [diner = '', restaurant = ''] = ['camille@example.com', 'contact@labonnepate.example'].map((address) =>
      plain(shop.mails.findLast(({ to }) => to === address)?.text ?? ''),
    );
    expect(diner).toMatch(
      /1 × Regina : .*\n +Suppléments : Jambon.*\n +Fait maison\n +Porc : origine France ; Jambon : origine France\n1 × Regina/,
    );
    expect(diner).toMatch(/1 × Sirop : Offert\n +Bœuf haché : origine Irlande\n/);
    expect(restaurant).toContain('1 × Regina');
    expect(restaurant).not.toMatch(/origine|Fait maison/);
  });

  it('is told in the same words by a mail that is sent a second time, though the catalogue changed meanwhile [LAW-07, LAW-08]', async () => {
    await declare('FR');
    await shop.api.drainOutbox();
    shop.mails.length = 0;
    const { order_id: id } = await place(await withAmounts(exampleOrder(feast)));
    await shop.api.drainOutbox();
    const first = shop.mails.splice(0);
    expect(plain(first.map(({ text }) => text).join())).toContain('Porc : origine France');
    await declare('ES');
    // A worker that dies between the sending and its note leaves the task to the next one.
    await shop.database.query("delete from outbox where kind = 'order-mail'", []);
    await insertTasks(shop.database.db, orderMailTasks(id));
    await shop.api.drainOutbox();
    const byAddress = (mails: typeof first) => mails.toSorted((one, other) => one.to.localeCompare(other.to));
    expect(byAddress(shop.mails.splice(0))).toEqual(byAddress(first));
  });

  it('is nothing for the orders of earlier versions, and of servers that lack the column [LAW-08]', async () => {
    await declare('FR');
    const { order_id: id } = await place(pickupOrder());
    const insert = (facts: string) =>
      shop.database.query(
        `insert into order_lines select (jsonb_populate_record(line, '{"position": 8${facts}}')).* from order_lines line
          where order_id = $1 and position = 0`,
        [id],
      );
    await insert(', "facts": null');
    const order = await findOrder(shop.database.db, id);
    expect(order && receiptOf(order).lines.map((line) => Object.keys(line).length)).toEqual([8, 8]);
  });
});
