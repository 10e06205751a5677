import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { type PrinterSandbox, startPrinterSandbox } from '@comptoir/printer-sandbox';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { minutesAfterNoon } from '../../testing/kitchen.ts';
import { withOffice } from '../../testing/office-shop.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { PrintPoint } from '../../testing/print-and-die.ts';
import { filePrinter } from '../../testing/printers.ts';
import { openTestShop } from '../../testing/test-shop.ts';

const program = fileURLToPath(new URL('../../testing/print-and-die.ts', import.meta.url));
const temporal = new URL('../../../../../scripts/vitest-temporal.ts', import.meta.url).href;

type Database = Awaited<ReturnType<typeof openTestDatabase>>;
let printer: PrinterSandbox;
const ending: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  printer = await startPrinterSandbox();
});
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
  printer.tickets().length = 0;
});
afterAll(() => printer.close());

const rows = async ({ query }: Database, text: string) => (await query(text, [])).rows;
const jobs = (database: Database) => rows(database, 'select state, copy from print_jobs order by id');
/** Tickets that were cut off by the printer, by their mark. */
const papers = () =>
  printer.tickets().flatMap(({ text, isCut }) => (isCut ? [/DUPLICATA nº (\d+)/.exec(text)?.[1] ?? 'none'] : []));

/** Accepts an order on a server that ends before it can print, and leaves its print to the next server. */
async function acceptOrder(): Promise<Database> {
  const database = await openTestDatabase();
  ending.push(() => database.close());
  const shop = withOffice(await openTestShop({ database }));
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.printers'] = [filePrinter({ host: printer.host, port: printer.port })];
  });
  const id = (await shop.send('POST', paths.checkout, pickupOrder())).json().payload.order_id;
  const cookie = await shop.signedIn('manager');
  const body = { kind: 'accept', actionId: randomUUID(), version: 1, dueAt: minutesAfterNoon(30).toString() };
  expect((await shop.ask('POST', `/v2/office/orders/${id}/accept`, { cookie, body })).statusCode).toBe(200);
  await shop.close();
  await database.query('update print_jobs set next_at = now()', []);
  return database;
}

async function dieAt(database: Database, point: PrintPoint): Promise<void> {
  const [{ name }] = (await rows(database, 'select current_database() as name')) as [{ name: string }];
  const DATABASE_URL = inject('clusterUrl').replace('/postgres?', `/${name}?`);
  const env = { ...process.env, DATABASE_URL, PRINTER: `${printer.host}:${printer.port}`, DIE: point };
  const [, signal] = await once(fork(program, { execArgv: ['--import', temporal], env }), 'exit');
  expect([point, signal]).toEqual([point, 'SIGKILL']);
}

/** Opens the shop again, as the machine does after a crash, with the lease of the dead server over. */
async function openAgain(database: Database) {
  await database.query("update print_jobs set next_at = now() - interval '1 second' where state = 'sending'", []);
  const printers = { allowed: [`${printer.host}:${printer.port}`], isLocalAllowed: true };
  const shop = withOffice(await openTestShop({ database, printers }));
  ending.push(() => shop.close());
  return shop;
}

it('a server that is killed before it prints leaves the ticket to the next one, which prints it once [TCK-07]', async () => {
  const database = await acceptOrder();
  expect(await jobs(database)).toEqual([{ state: 'queued', copy: 0 }]);
  await openAgain(database);
  await expect.poll(() => jobs(database), { timeout: 10_000 }).toEqual([{ state: 'printed', copy: 0 }]);
  expect(papers()).toEqual(['none']);
});

/** By default three of the points are tried, one of each kind. */
const points: [PrintPoint, printed: number][] = [
  ['claimed', 0],
  ['half', 0],
  ['sent', 1],
  ['connected', 0],
  ['asked', 0],
  ['answered', 1],
];

it.each(process.env.DRILL === 'full' ? points : points.slice(0, 3))(
  'a ticket whose server is killed when it is %s is asked about, and never comes out twice without a mark [TCK-07, TCK-15, R14]',
  async (point, printed) => {
    const database = await acceptOrder();
    await dieAt(database, point);
    await expect.poll(() => papers().length).toBe(printed);
    expect(await jobs(database)).toEqual([{ state: 'sending', copy: 0 }]);
    const shop = await openAgain(database);
    await expect.poll(() => jobs(database), { timeout: 10_000 }).toEqual([{ state: 'unknown', copy: 0 }]);
    const [job] = await rows(database, 'select id::int from print_jobs');
    const cookie = await shop.signedIn('device');
    const body = { actionId: randomUUID(), ids: [job?.id], answer: 'again' };
    expect((await shop.ask('POST', officeEndpoints.answerPrints.path, { cookie, body })).statusCode).toBe(200);
    await expect.poll(() => jobs(database), { timeout: 10_000 }).toContainEqual({ state: 'printed', copy: 1 });
    expect(papers()).toEqual([...Array.from({ length: printed }, () => 'none'), '1']);
  },
);

it('a ticket whose server is killed after it noted the print is done [TCK-07]', async () => {
  const database = await acceptOrder();
  await dieAt(database, 'printed');
  await openAgain(database);
  expect(await jobs(database)).toEqual([{ state: 'printed', copy: 0 }]);
  expect(papers()).toEqual(['none']);
});
