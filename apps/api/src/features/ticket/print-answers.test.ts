import { randomUUID } from 'node:crypto';
import { officeEndpoints } from '@comptoir/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { followBoard } from '../../testing/follow-board.ts';
import { minutesAfterNoon } from '../../testing/kitchen.ts';
import { filePrinter } from '../../testing/printers.ts';
import { openPrintingShop, type PrintingShop } from '../../testing/printing-shop.ts';
import { mondayNoon } from '../../testing/test-shop.ts';
import { listOpenPrints } from '../print/open-print-repository.ts';

let printing: PrintingShop;
let cookie: string;
beforeAll(async () => {
  printing = await openPrintingShop();
  cookie = await printing.shop.signedIn('device');
});
afterEach(async () => {
  printing.kitchen.meet(null);
  printing.shop.setClock(mondayNoon);
  await printing.shop.database.query('delete from print_jobs', []);
  printing.kitchen.tickets().length = 0;
});
afterAll(() => printing.close());

const becomes = (id: string, ...states: string[]) =>
  expect.poll(async () => (await printing.jobsOf(id)).map(({ state }) => state), { timeout: 20_000 }).toEqual(states);
const printedMarks = () => printing.kitchen.tickets().map(({ text }) => /DUPLICATA nº (\d+)/.exec(text)?.[1] ?? 'none');
const idsOf = async (...orders: string[]) =>
  (await Promise.all(orders.map((order) => printing.jobsOf(order)))).flat().map(({ id }) => Number(id));

function answer(ids: unknown, said: string, { actionId = randomUUID() as string, as = cookie } = {}) {
  const body = { actionId, ids, answer: said };
  return printing.shop.ask('POST', officeEndpoints.answerPrints.path, { cookie: as, body });
}

/** Accepts an order whose ticket is lost on its way to the printer. */
async function lost(): Promise<string> {
  printing.kitchen.meet({ kind: 'cut', bytes: 200 });
  const id = await printing.accepted();
  await becomes(id, 'unknown');
  printing.kitchen.meet(null);
  printing.kitchen.tickets().length = 0;
  return id;
}

it('boards of another server are told that a printer has no paper, how many prints wait, and that it prints [TCK-14]', async () => {
  const other = await printing.openOther();
  const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const board = await followBoard(address, { cookie });
  const last = () => board.events.filter(({ kind }) => kind === 'prints').at(-1);
  await expect.poll(last).toMatchObject({ data: { waiting: [], unknown: [], failed: [] } });
  printing.kitchen.meet({ kind: 'noPaper' });
  const ids = [await printing.accepted(), await printing.accepted()];
  await expect
    .poll(last, { timeout: 10_000 })
    .toMatchObject({ data: { waiting: [{ printer: 'Cuisine', why: 'no_paper', ids: await idsOf(...ids) }] } });
  printing.kitchen.meet(null);
  // The cook has put paper in.
  const told = await answer(await idsOf(...ids), 'again');
  expect(told.statusCode).toBe(200);
  for (const id of ids) await becomes(id, 'printed');
  await expect.poll(last, { timeout: 10_000 }).toMatchObject({ data: { waiting: [] } });
  expect(printedMarks()).toEqual(['none', 'none']);
  board.leave();
  await other.close();
});

it('a ticket of which nobody knows came out if the kitchen says so, and nothing is printed [TCK-15]', async () => {
  const id = await lost();
  const ids = await idsOf(id);
  expect((await answer(ids, 'done')).json().payload).toEqual({ waiting: [], unknown: [], failed: [] });
  await becomes(id, 'printed');
  const { payload } = (await printing.shop.ask('GET', `/v2/office/orders/${id}`, { cookie })).json();
  const printed = payload.events.filter(
    ({ kind, by }: Record<string, string>) => kind === 'printed' && by === 'Cuisine',
  );
  expect(printed).toHaveLength(1);
  expect(printing.kitchen.tickets()).toEqual([]);
});

it('a ticket that did not come out is printed again, marked, once for a double tap and for two boards [TCK-15, TCK-06]', async () => {
  const id = await lost();
  const ids = await idsOf(id);
  const actionId = randomUUID();
  const answers = await Promise.all([
    answer(ids, 'again', { actionId }),
    answer(ids, 'again', { actionId }),
    answer(ids, 'again'),
    answer(ids, 'done'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const states = (await printing.jobsOf(id)).map(({ state }) => state);
  // The first answer counts: either the ticket was out, or one copy of it is asked for.
  if (states.length === 1) expect(states).toEqual(['printed']);
  else {
    await becomes(id, 'unknown', 'printed');
    expect(printedMarks()).toEqual(['1']);
  }
  expect((await answer(ids, 'again')).statusCode).toBe(200);
  expect((await printing.jobsOf(id)).length).toBe(states.length);
});

it('what was too old is printed unmarked at a tap, or left [TCK-16]', async () => {
  printing.kitchen.meet({ kind: 'refuse' });
  const orders = [await printing.accepted(), await printing.accepted()];
  printing.shop.setClock('2026-11-23T12:31');
  for (const id of orders) await becomes(id, 'failed');
  printing.kitchen.meet(null);
  const [wanted, unwanted] = await idsOf(...orders);
  const listed = (await answer([unwanted], 'done')).json().payload;
  expect(listed.failed).toMatchObject([{ id: wanted, printer: 'Cuisine', paper: 'kitchen' }]);
  expect((await answer([wanted], 'again')).json().payload.failed).toEqual([]);
  await becomes(orders[0] ?? '', 'printed');
  await becomes(orders[1] ?? '', 'failed');
  expect(printedMarks()).toEqual(['none']);
});

it('prints are the kitchen’s: malformed answers and strangers change nothing [TCK-15]', async () => {
  const id = await lost();
  const ids = await idsOf(id);
  expect((await answer(ids, 'done', { as: '' })).statusCode).toBe(401);
  for (const wrong of [[], [0], [-1], [1.5], ['1'], null, Array.from({ length: 201 }, (_, index) => index + 1)])
    expect([wrong, (await answer(wrong, 'done')).statusCode]).toEqual([wrong, 422]);
  expect((await answer(ids, 'perhaps')).statusCode).toBe(422);
  expect((await answer([999_999_999], 'again')).statusCode).toBe(200);
  expect(await printing.jobsOf(id)).toMatchObject([{ state: 'unknown', done_at: null }]);
});

it('the kitchen prints no doubtful receipt of another service day again, and a manager does [TCK-21, TCK-15]', async () => {
  const ids = [await lost(), await lost()];
  const [ticket, receipt] = await idsOf(...ids);
  await printing.shop.database.query("update print_jobs set paper = 'receipt' where id = $1", [receipt]);
  await printing.shop.database.query("update order_progress set arrived_at = arrived_at - interval '2 days'", []);
  const refused = await answer([receipt], 'again');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
  // The kitchen's own ticket is printed, whatever was asked for with it.
  const told = await answer([ticket, receipt], 'again');
  expect(told.json().payload.unknown).toMatchObject([{ id: receipt, paper: 'receipt' }]);
  const [first = '', second = ''] = ids;
  await becomes(first, 'unknown', 'printed');
  expect((await printing.jobsOf(second)).map(({ state }) => state)).toEqual(['unknown']);
  expect((await answer([receipt], 'again', { as: await printing.shop.signedIn('manager') })).statusCode).toBe(200);
  await becomes(second, 'unknown', 'printed');
  expect(printedMarks()).toEqual(['1', '1']);
});

it('the kitchen says of any receipt that it came out [TCK-21, TCK-15]', async () => {
  const [receipt] = await idsOf(await lost());
  await printing.shop.database.query("update print_jobs set paper = 'receipt' where id = $1", [receipt]);
  await printing.shop.database.query("update order_progress set arrived_at = arrived_at - interval '2 days'", []);
  expect((await answer([receipt], 'done')).json().payload.unknown).toEqual([]);
});

it('boards of a shop without printers cost the database nothing for them [TCK-14]', async () => {
  await lost();
  const { db } = printing.shop.database;
  const asked = new Proxy(db, {
    get: (_, name) => {
      throw new Error(`The database was asked to ${String(name)}.`);
    },
  });
  expect(await listOpenPrints(asked, [], minutesAfterNoon(0))).toEqual({ waiting: [], unknown: [], failed: [] });
  await expect(listOpenPrints(asked, [filePrinter()], minutesAfterNoon(0))).rejects.toThrow('The database was asked');
});
