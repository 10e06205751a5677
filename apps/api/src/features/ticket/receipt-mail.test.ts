import { randomUUID } from 'node:crypto';
import { officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Caller, type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { mondayNoon, openTestShop } from '../../testing/test-shop.ts';

let shop: OfficeShop;
let cookie: string;
let id: string;
let number: number;
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    // Else a later hour would refuse the open orders of other tests, and pause the shop.
    settings['office.refuse_after_minutes'] = null;
  });
  cookie = await shop.signedIn('device');
});
beforeEach(async () => {
  shop.setClock(mondayNoon);
  const { payload } = (await shop.send('POST', paths.checkout, pickupOrder())).json();
  id = payload.order_id;
  number = payload.order_number;
  await shop.api.drainOutbox();
  shop.mails.length = 0;
});
afterAll(() => shop.close());

const mail = (order = id, { by = cookie, actionId = randomUUID() as string, ...more } = {}) =>
  shop.ask('POST', officeEndpoints.mailReceipt.path.replace(':id', order), { cookie: by, body: { actionId, ...more } });
const resultOf = ({ statusCode, json }: Awaited<ReturnType<typeof mail>>) => [statusCode, json().code ?? null];
const query = (text: string) => shop.database.query(text, [id]);
/** Erases what names the diner, as the deletion of an account does. */
const erase = () =>
  shop.database.query(
    `begin; set local comptoir.forgetting = 'on';
     update orders set first_name = '', last_name = '', email = '', phone = '', location = null, user_id = null
     where id = '${id}'; commit`,
    [],
  );

it('mails the receipt again, as the first time but for its first words, to the order’s address only [TCK-22]', async () => {
  expect((await mail()).statusCode).toBe(200);
  await shop.api.drainOutbox();
  expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['camille@example.com', `Reçu de votre commande nº ${number} chez La Bonne Pâte`],
  ]);
  const [{ text, html } = { text: '', html: '' }] = shop.mails;
  expect(text).toMatch(
    new RegExp(`^Duplicata nº 1\\n\\nBonjour Camille, voici de nouveau le reçu de votre commande nº ${number}\\.`),
  );
  expect(text).toMatch(/Total TTC.*\n(.*\n)*.*TVA/);
  expect(html).toContain('Total TTC');
  const { payload } = (await shop.ask('GET', `/v2/office/orders/${id}`, { cookie })).json();
  expect(payload.events.at(-1)).toMatchObject({ kind: 'mailed' });
  expect((await mail(id, { email: 'other@example.com' } as object)).statusCode).toBe(422);
});

it('mails it once for a double tap and for two boards within a minute, and again afterwards [TCK-22]', async () => {
  const actionId = randomUUID();
  const answers = await Promise.all([mail(id, { actionId }), mail(id, { actionId }), mail()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await shop.api.drainOutbox();
  expect(shop.mails).toHaveLength(1);
  shop.setClock('2026-11-23T12:01');
  await mail();
  await shop.api.drainOutbox();
  expect(shop.mails).toHaveLength(2);
});

it.each<[Caller, today: number, otherDay: number]>([
  ['device', 200, 403],
  ['kitchen', 200, 403],
  ['manager', 200, 200],
  ['owner', 200, 200],
])('%s may mail receipts of this service day (%i) and of others (%i) [TCK-22, ROL-20]', async (caller, ...statuses) => {
  const by = await shop.signedIn(caller);
  const today = await mail(id, { by });
  await query("update order_progress set arrived_at = arrived_at - interval '2 days' where order_id = $1");
  const otherDay = await mail(id, { by });
  expect([today, otherDay].map(({ statusCode }) => statusCode)).toEqual(statuses);
  const { rows } = await shop.database.query(
    "select target, before, after, status from office_audit where kind = 'receipt_mailed' order by id desc limit 2",
    [],
  );
  const row = { target: `order:${number}`, before: null, after: null };
  expect(rows).toEqual([
    { ...row, status: statuses[1] },
    { ...row, status: statuses[0] },
  ]);
});

it('refuses unknown orders, other people, erased addresses and an action of another order [TCK-22]', async () => {
  const actionId = randomUUID();
  await mail(id, { actionId });
  const { payload } = (await shop.send('POST', paths.checkout, pickupOrder())).json();
  await erase();
  const answers = [
    await mail(randomUUID()),
    await mail(id, { by: '' }),
    await mail(id),
    await mail(payload.order_id, { actionId: 'none' }),
    await mail(payload.order_id, { actionId }),
  ];
  expect(answers.map(resultOf)).toEqual([
    [404, 'order_not_found'],
    [401, 'staff_required'],
    [409, 'email_erased'],
    [422, 'validation'],
    [409, 'action_exists'],
  ]);
});

it('mails nothing to an address that was erased before the mail leaves [TCK-22]', async () => {
  await erase();
  await query(
    "insert into outbox (key, kind, payload) values ($1, 'receipt-mail', jsonb_build_object('orderId', $1::text))",
  );
  await shop.api.drainOutbox();
  expect(shop.mails).toEqual([]);
  expect((await query('select done_at is not null as is_done from outbox where key = $1')).rows).toEqual([
    { is_done: true },
  ]);
});
