import { randomUUID } from 'node:crypto';
import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { drinks, pizzas } from '@comptoir/domain/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { minutesAfterNoon } from '../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { type CardShop, cardOrder, openCardShop } from '../../testing/open-card-shop.ts';
import { filePrinter } from '../../testing/printers.ts';

let shop: OfficeShop & CardShop;
let cookie: string;
beforeAll(async () => {
  shop = withOffice(await openCardShop());
  await receive('manual');
  cookie = await shop.signedIn('manager');
});
afterAll(() => shop.close());

const receive = (reception: 'manual' | 'automatic', kitchen = {}) =>
  shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = reception;
    settings['office.printers'] = [
      filePrinter({ categories: [pizzas.id], ...kitchen }),
      filePrinter({ id: 'bar', name: 'Bar', categories: [drinks.id] }),
      filePrinter({ id: 'comptoir', name: 'Comptoir', papers: ['receipt'], copies: 2 }),
      filePrinter({ id: 'muet', name: 'Muet', papers: ['kitchen', 'receipt'], copies: 0 }),
    ];
  });
const place = async (): Promise<string> =>
  (await shop.send('POST', paths.checkout, pickupOrder())).json().payload.order_id;
const act = async (id: string, kind: string, version: number, body: object = {}) => {
  const request = { cookie, body: { kind, actionId: randomUUID(), version, ...body } };
  expect((await shop.ask('POST', `/v2/office/orders/${id}/${kind}`, request)).statusCode).toBe(200);
};
const accept = (id: string, version = 1) => act(id, 'accept', version, { dueAt: minutesAfterNoon(30).toString() });
const jobsOf = async (id: string, columns = "concat_ws(' ', printer, paper, copy)") =>
  (
    await shop.database.query(`select ${columns} as job from print_jobs where order_id = $1 order by id`, [id])
  ).rows.map(({ job }) => job);
/** The printers took what they were asked for. */
const letPrint = (id: string) =>
  shop.database.query("update print_jobs set state = 'printed', done_at = now() where order_id = $1", [id]);

const accepted = ['cuisine kitchen 0', 'comptoir receipt 0', 'comptoir receipt 1'];

it('a print is asked for at the acceptance, of the printers with a dish of the order [TCK-04, TCK-07, TCK-17]', async () => {
  const id = await place();
  expect(await jobsOf(id)).toEqual([]);
  await accept(id);
  expect(await jobsOf(id)).toEqual(accepted);
  expect(await jobsOf(id, "asked_by is null and route = 'network'")).toEqual([true, true, true]);
});

it('a print is asked for at the arrival of an order that the shop accepts by itself, in cash and by card [TCK-04]', async () => {
  await receive('automatic');
  const order = cardOrder();
  const intent = await shop.authorise(order);
  const { order_id } = (await shop.post(order, intent)).json().payload;
  expect(await jobsOf(order_id)).toEqual([]);
  await shop.putPaid(order_id, intent);
  expect((await jobsOf(order_id)).filter((job) => String(job).startsWith('comptoir'))).toEqual(accepted.slice(1));
  expect(await jobsOf(await place())).toEqual(accepted);
  await receive('manual');
});

it('a refused acceptance asks for no print: what was asked for is written with its cause or not at all [TCK-07]', async () => {
  const id = await place();
  const stale = { kind: 'accept', actionId: randomUUID(), version: 2, dueAt: minutesAfterNoon(30).toString() };
  expect((await shop.ask('POST', `/v2/office/orders/${id}/accept`, { cookie, body: stale })).statusCode).toBe(409);
  expect(await jobsOf(id)).toEqual([]);
});

it('the shop drops what was not sent of an acceptance that is taken back, and copies what was [TCK-06]', async () => {
  const [unsent, sent] = [await place(), await place()];
  for (const id of [unsent, sent]) await accept(id);
  await letPrint(sent);
  for (const id of [unsent, sent]) {
    await act(id, 'take-back', 2);
    expect(await jobsOf(id)).toEqual(id === sent ? accepted : []);
    await accept(id, 3);
  }
  expect(await jobsOf(unsent)).toEqual(accepted);
  const copies = ['cuisine kitchen 1', 'comptoir receipt 2', 'comptoir receipt 3'];
  expect(await jobsOf(sent)).toEqual([...accepted, ...copies]);
});

it('the shop calls a cancelled order back where its ticket was printed, and prints nothing elsewhere [TCK-05]', async () => {
  const [printed, unprinted] = [await place(), await place()];
  for (const id of [printed, unprinted]) await accept(id);
  await letPrint(printed);
  const cancelled = { reason: 'incident', message: null };
  for (const id of [printed, unprinted]) {
    await act(id, 'cancel', 2, cancelled);
    await act(id, 'note', 3, { text: 'Le client a rappelé' });
  }
  expect(await jobsOf(printed)).toEqual([...accepted, 'cuisine cancelled 0']);
  expect(await jobsOf(unprinted)).toEqual([]);
});

it('the shop corrects a printed time by a slip, once for each change of more than ten minutes [TCK-05]', async () => {
  const id = await place();
  await accept(id);
  await act(id, 'delay', 2, { minutes: 15 });
  expect(await jobsOf(id)).toEqual(accepted);
  await letPrint(id);
  await act(id, 'delay', 3, { minutes: 10 });
  expect(await jobsOf(id)).toEqual(accepted);
  await act(id, 'delay', 4, { minutes: 15 });
  await letPrint(id);
  await act(id, 'delay', 5, { minutes: 20 });
  expect(await jobsOf(id)).toEqual([...accepted, 'cuisine changed 0', 'cuisine changed 0']);
  const dueBefore = [55, 70].map((minutes) => new Date(minutesAfterNoon(minutes).epochMilliseconds));
  expect((await jobsOf(id, 'instead_of')).slice(3)).toEqual(dueBefore);
});
