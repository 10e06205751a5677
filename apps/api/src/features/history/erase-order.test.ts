import { randomUUID } from 'node:crypto';
import { officeEndpoints, paths } from '@comptoir/contract';
import { exampleOrder, pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { type CardShop, cardOrder, openCardShop } from '../../testing/open-card-shop.ts';
import { fillSearch } from './search-repository.ts';

let shop: CardShop & OfficeShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openCardShop());
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.refuse_after_minutes'] = null;
    settings['features.delivery.calculation_type'] = 'zone';
  });
  cookie = await shop.signedIn('manager');
});
afterAll(() => shop.close());

const rowsOf = async (text: string, values: unknown[] = []) => (await shop.database.query(text, values)).rows;
const erase = (id: string, { by = cookie, actionId = randomUUID() as string } = {}) =>
  shop.ask('POST', officeEndpoints.eraseOrder.path.replace(':id', id), { cookie: by, body: { actionId } });
const end = (id: string) =>
  shop.database.query("update order_progress set state = 'done', ended_at = now() where order_id = $1", [id]);

const person = {
  first_name: 'Wilhelmine',
  last_name: 'Quatrevaux',
  email: 'wilhelmine@quatrevaux.example',
  phone: '+33 6 99 88 77 66',
};
const needles = [...Object.values(person), '699887766', 'Imaginaire', 'poivre', 'quatrevaux'];

async function placeDelivery(): Promise<string> {
  const order = exampleOrder();
  const location = { ...order.customer.location, address: '17 rue Imaginaire' };
  const items = order.items.map((item) => ({ ...item, note: 'poivre' }));
  const answer = await shop.send('POST', paths.checkout, {
    ...order,
    items,
    customer: { ...order.customer, ...person, location },
  });
  return answer.json().payload.order_id;
}

/** Every row of every table as text. */
async function dump(): Promise<string> {
  const tables = await rowsOf("select tablename from pg_tables where schemaname = 'public'");
  const texts: string[] = [];
  for (const { tablename } of tables)
    texts.push(...(await rowsOf(`select t::text as row from ${tablename} t`)).map(({ row }) => `${tablename}: ${row}`));
  return texts.join('\n');
}
const figuresOf = (id: string) =>
  rowsOf(
    `select to_jsonb(o) - array['first_name', 'last_name', 'email', 'phone', 'location', 'user_id'] as head,
       (select jsonb_agg(to_jsonb(l) - 'note' order by position) from order_lines l where order_id = o.id) as lines,
       (select jsonb_agg(to_jsonb(t) order by rate_bp) from order_taxes t where order_id = o.id) as taxes,
       (select jsonb_agg(to_jsonb(r) - array['note', 'remark']) from refunds r where order_id = o.id) as refunds,
       (select jsonb_agg(to_jsonb(w) - array['name', 'email', 'note']) from withdrawals w where order_id = o.id) as withdrawals
     from orders o where id = $1`,
    [id],
  );

it('takes the diner out of an order and of its declared withdrawals; every figure stays [REP-29]', async () => {
  const id = await placeDelivery();
  await end(id);
  await shop.api.drainOutbox();
  await shop.database.query(
    `insert into withdrawals (id, body_hash, order_id, order_number, lines, amount_cents, taxes, name, email, declared_at, state, ended_at, note)
     select gen_random_uuid(), '', id, number, '[{"line": 0, "units": 1}]', 100, '[]', $2, $3, now(), 'refused', now(), 'Mme Quatrevaux'
     from orders where id = $1`,
    [id, person.first_name, person.email],
  );
  await shop.database.query(
    `insert into refunds (id, order_id, amount_cents, taxes, status, method, requested_at, remark) values (gen_random_uuid(), $1, 100, '[]', 'done', 'cash', now(), 'poivre')`,
    [id],
  );
  await fillSearch(shop.database.db);
  const [before, figures] = [await dump(), await figuresOf(id)];
  for (const needle of needles) expect(before).toContain(needle);
  expect((await erase(id)).json().payload).toEqual({ isReplayed: false });
  const after = (await dump()).toLowerCase();
  for (const needle of needles) expect([needle, after.includes(needle.toLowerCase())]).toEqual([needle, false]);
  expect(await figuresOf(id)).toEqual(figures);
  const [row] = await rowsOf('select words, person, email from order_search where order_id = $1', [id]);
  expect(row).toMatchObject({ words: expect.stringContaining('#margherita'), person: '', email: '' });
});

it('is done once, and stands in the audit and in the order’s history without a name of the diner [REP-29, ROL-22]', async () => {
  const id = await placeDelivery();
  await end(id);
  const actionId = randomUUID();
  const answers = await Promise.all([erase(id, { actionId }), erase(id, { actionId }), erase(id), erase(id)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect((await erase(id, { actionId })).json().payload).toEqual({ isReplayed: true });
  expect((await erase(await placeDelivery(), { actionId })).json().code).toBe('action_exists');
  const events = await rowsOf("select data from order_events where kind = 'erased' and order_id = $1", [id]);
  expect(events).toEqual([{ data: { by: 'Camille' } }]);
  const [{ number } = { number: 0 }] = await rowsOf('select number from orders where id = $1', [id]);
  const [row] = await rowsOf(
    "select actor, target, before, after from office_audit where kind = 'order_erased' order by id limit 1 offset 1",
  );
  expect(row).toEqual({ actor: 'Camille', target: `order:${number}`, before: null, after: null });
  const [progress] = await rowsOf('select version, track_token from order_progress where order_id = $1', [id]);
  expect(progress).toEqual({ version: 2, track_token: null });
});

it('waits for an order that is still to be cooked or brought [REP-29]', async () => {
  const { order_id: id } = (await shop.send('POST', paths.checkout, pickupOrder())).json().payload;
  const answer = await erase(id);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'order_open']);
  expect(await rowsOf('select first_name from orders where id = $1', [id])).toEqual([{ first_name: 'Camille' }]);
  expect((await erase(randomUUID())).json().code).toBe('order_not_found');
  expect((await erase('x')).statusCode).toBe(422);
});

it('deletes the card’s customer once no other payment names it [REP-29]', async () => {
  const pay = async () => {
    const order = cardOrder({ customer: { ...pickupOrder().customer, ...person } });
    const { payload } = (
      await shop.send('POST', paths.stripeCustomer, { email: person.email, name: 'W Q', phone: person.phone })
    ).json();
    const intent = (
      await shop.send('POST', paths.stripePaymentIntent, { amount: '10.00', customer_id: payload.customer, order })
    ).json().payload.id;
    await shop.sandbox.confirm(intent);
    const posted = await shop.send('POST', paths.checkout, { ...order, transaction_id: intent });
    const { order_id: id } = posted.json().payload;
    await shop.putPaid(id, intent);
    await end(id);
    return { id, customer: payload.customer };
  };
  const [first, second] = [await pay(), await pay()];
  expect(first.customer).toBe(second.customer);
  const isKnown = () => shop.sandbox.ledger().customers.some(({ id, deleted }) => id === first.customer && !deleted);
  expect((await erase(first.id)).statusCode).toBe(200);
  await shop.api.drainOutbox();
  expect(isKnown()).toBe(true);
  expect((await erase(second.id)).statusCode).toBe(200);
  await shop.api.drainOutbox();
  await expect.poll(isKnown).toBe(false);
});

it('is for managers; the kitchen and its screens erase nothing [REP-29, ROL-20]', async () => {
  const id = await placeDelivery();
  await end(id);
  for (const caller of ['kitchen', 'device'] as const)
    expect((await erase(id, { by: await shop.signedIn(caller) })).json().code).toBe('forbidden');
  expect((await erase(id, { by: await shop.signedIn('owner') })).statusCode).toBe(200);
});

it('waits for the search that is being filled, which then names the diner no more [REP-20, REP-29]', async () => {
  const [early, late] = [await placeDelivery(), await placeDelivery()];
  await Promise.all([end(early), end(late)]);
  const textsOf = (id: string) => rowsOf('select person, email from order_search where order_id = $1', [id]);
  expect(await textsOf(early)).toEqual([]);
  const erased = await shop.database.db.transaction(async (tx) => {
    await fillSearch(tx);
    return { answer: erase(early) };
  });
  expect((await erased.answer).statusCode).toBe(200);
  expect(await textsOf(early)).toEqual([{ person: '', email: '' }]);
  expect(await textsOf(late)).toMatchObject([{ email: person.email }]);
});
