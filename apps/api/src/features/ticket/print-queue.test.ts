import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { filePrinter } from '../../testing/printers.ts';
import { openPrintingShop, type PrintingShop } from '../../testing/printing-shop.ts';
import { mondayNoon } from '../../testing/test-shop.ts';

let printing: PrintingShop;
beforeAll(async () => {
  printing = await openPrintingShop();
});
afterEach(async () => {
  printing.kitchen.meet(null);
  printing.bar.meet(null);
  await printing.shop.database.query('delete from print_jobs', []);
  printing.kitchen.tickets().length = 0;
});
afterAll(() => printing.close());

const numberOf = async (id: string): Promise<number> =>
  (await printing.shop.database.query('select number from orders where id = $1', [id])).rows[0]?.number as number;
const stateOf = async (id: string) => (await printing.jobsOf(id)).map(({ state }) => state);
const becomes = (id: string, ...states: string[]) =>
  expect.poll(() => stateOf(id), { timeout: 20_000 }).toEqual(states);

it('an accepted order comes out of every printer, and its history says so [TCK-04, TCK-07]', async () => {
  const id = await printing.accepted();
  await becomes(id, 'printed');
  const number = await numberOf(id);
  for (const [printer, name] of [
    [printing.kitchen, 'Cuisine'],
    [printing.bar, 'Bar'],
  ] as const) {
    await expect.poll(() => printer.tickets().length).toBe(1);
    expect(printer.tickets()[0]?.text).toContain(`nº ${number}`);
    expect(printer.tickets()[0]?.text).toMatch(new RegExp(`${name} +23/11 12:00$`));
  }
  const cookie = await printing.shop.signedIn('device');
  const { payload } = (await printing.shop.ask('GET', `/v2/office/orders/${id}`, { cookie })).json();
  const printed = payload.events.filter(({ kind }: { kind: string }) => kind === 'printed');
  expect(printed.map(({ by }: { by: string }) => by).sort()).toEqual(['Bar', 'Cuisine']);
  const [job] = await printing.jobsOf(id);
  expect(job).toMatchObject({ paper: 'kitchen', copy: 0, attempts: 1, reason: null, asked_by: null });
  expect(job?.done_at).not.toBeNull();
});

it('a cancelled order is called back, and another time corrected, on the printers that printed the ticket [TCK-05]', async () => {
  const { act } = printing;
  const [moved, called] = [await printing.accepted(), await printing.accepted()];
  for (const id of [moved, called]) await becomes(id, 'printed');
  await printing.shop.database.query("delete from print_jobs where printer = 'bar'", []);
  for (const printer of [printing.kitchen, printing.bar]) printer.tickets().length = 0;
  await act(moved, 'delay', { version: 2, minutes: 20 });
  await becomes(moved, 'printed', 'printed');
  await act(called, 'cancel', { version: 2, reason: 'incident', message: null });
  await becomes(called, 'printed', 'printed');
  const [changed, cancelled] = printing.kitchen.tickets().map(({ text }) => text);
  expect(changed).toMatch(/^MODIFIÉE *\n/);
  expect(changed).toContain(`nº ${await numberOf(moved)}`);
  expect(changed).toMatch(/12 h 50(.*\n)*.*au lieu de 12 h 30/);
  expect(cancelled).toMatch(/^ANNULÉE *\n/);
  expect(cancelled).toContain(`nº ${await numberOf(called)}`);
  expect(printing.kitchen.tickets()).toHaveLength(2);
  expect(printing.bar.tickets()).toEqual([]);
});

it('a printer without paper keeps its tickets waiting, in their order, until it has some [TCK-14]', async () => {
  printing.kitchen.meet({ kind: 'noPaper' });
  const ids = [await printing.accepted(), await printing.accepted()];
  await expect.poll(async () => (await printing.jobsOf(ids[0] ?? ''))[0]?.reason).toBe('no_paper');
  expect(await Promise.all(ids.map(stateOf))).toEqual([['queued'], ['queued']]);
  await expect.poll(() => printing.bar.tickets().length).toBeGreaterThanOrEqual(2);
  printing.kitchen.meet(null);
  await printing.skipWaits();
  for (const id of ids) await becomes(id, 'printed');
  const numbers = await Promise.all(ids.map(numberOf));
  const printed = printing.kitchen.tickets().map(({ text }) => Number(/nº (\d+)/.exec(text)?.[1]));
  expect(printed).toEqual(numbers);
});

it('a print whose connection is lost in the middle is unknown, and never printed again by itself [TCK-15]', async () => {
  printing.kitchen.meet({ kind: 'cut', bytes: 200 });
  const id = await printing.accepted();
  await becomes(id, 'unknown');
  printing.kitchen.meet(null);
  const next = await printing.accepted();
  await becomes(next, 'printed');
  await printing.skipWaits();
  expect(await printing.jobsOf(id)).toMatchObject([{ state: 'unknown', attempts: 1, done_at: null }]);
  expect(printing.kitchen.tickets().filter(({ isCut }) => isCut)).toHaveLength(1);
});

it('what waited for more than half an hour is not printed by itself [TCK-16]', async () => {
  printing.kitchen.meet({ kind: 'refuse' });
  const id = await printing.accepted();
  await expect.poll(async () => (await printing.jobsOf(id))[0]?.reason).toBe('unreachable');
  printing.shop.setClock('2026-11-23T12:30');
  await printing.skipWaits();
  await expect.poll(async () => (await printing.jobsOf(id))[0]?.attempts).toBeGreaterThan(1);
  await becomes(id, 'queued');
  printing.shop.setClock('2026-11-23T12:30:01');
  printing.kitchen.meet(null);
  await becomes(id, 'failed');
  expect(await printing.jobsOf(id)).toMatchObject([{ reason: 'too_old', done_at: null }]);
  expect(printing.kitchen.tickets()).toEqual([]);
  printing.shop.setClock(mondayNoon);
});

it('a ticket of an order that was refused meanwhile is not printed [TCK-04]', async () => {
  printing.kitchen.meet({ kind: 'refuse' });
  const id = await printing.accepted();
  await expect.poll(async () => (await printing.jobsOf(id))[0]?.reason).toBe('unreachable');
  await printing.shop.database.query("update order_progress set state = 'no_show' where order_id = $1", [id]);
  printing.kitchen.meet(null);
  await printing.skipWaits();
  await becomes(id, 'failed');
  expect((await printing.jobsOf(id))[0]).toMatchObject({ reason: 'order_moved' });
  expect((await printing.jobsOf(id))[0]?.done_at).not.toBeNull();
});

it('a printer where none may be gets no connection [TCK-08]', async () => {
  await printing.shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.printers'] = [filePrinter({ host: printing.kitchen.host, port: printing.bar.port + 1 })];
  });
  const before = printing.kitchen.connections();
  const id = await printing.accepted();
  await expect.poll(async () => (await printing.jobsOf(id))[0]?.reason).toBe('unreachable');
  expect(printing.kitchen.connections()).toBe(before);
});
