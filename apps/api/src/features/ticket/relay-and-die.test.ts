import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { officeEndpoints } from '@comptoir/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openPrintingShop, type PrintingShop } from '../../testing/printing-shop.ts';
import type { RelayPoint } from '../../testing/relay-and-die.ts';

const program = fileURLToPath(new URL('../../testing/relay-and-die.ts', import.meta.url));
const temporal = new URL('../../../../../scripts/vitest-temporal.ts', import.meta.url).href;

let printing: PrintingShop;
let cookie: string;
let root: string;
const relays = new Set<ChildProcess>();
beforeAll(async () => {
  printing = await openPrintingShop({ route: 'relay' });
  root = await printing.shop.app.listen({ port: 0, host: '127.0.0.1' });
  // The shop knows its pages by its own origin, which this port is not.
  printing.shop.app.server.prependListener('request', (request) => {
    request.headers.origin = 'http://localhost:3000';
  });
});
afterEach(async () => {
  for (const relay of relays) relay.kill('SIGKILL');
  await printing.shop.database.query('delete from print_jobs', []);
  printing.kitchen.tickets().length = 0;
});
afterAll(() => printing.close());

const rows = async (query: string) => (await printing.shop.database.query(query, [])).rows;
const jobs = () => rows('select state, copy from print_jobs order by id');
const becomes = (...expected: object[]) => expect.poll(jobs, { timeout: 15_000 }).toEqual(expected);
/** Tickets that were cut off by the printer, by their mark. */
const papers = () => printing.kitchen.tickets().flatMap(({ text: paper, isCut }) => (isCut ? [markOf(paper)] : []));
const markOf = (paper: string) => /DUPLICATA nº (\d+)/.exec(paper)?.[1] ?? 'none';

async function acceptOne(): Promise<void> {
  await printing.accepted();
  await rows("delete from print_jobs where printer = 'bar'");
}

function start(point: RelayPoint): ChildProcess {
  const PRINTER = `${printing.kitchen.host}:${printing.kitchen.port}`;
  const env = { ...process.env, SHOP: root, COOKIE: cookie, PRINTER, DIE: point };
  const relay = fork(program, { execArgv: ['--import', temporal], env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  relays.add(relay);
  return relay;
}

const killedAt = async (point: RelayPoint) => {
  const [, signal] = await once(start(point), 'exit');
  expect([point, signal]).toEqual([point, 'SIGKILL']);
};
const endLease = () => rows("update print_jobs set next_at = now() - interval '1 second' where state = 'sending'");

async function answer(what: 'again' | 'done'): Promise<void> {
  const [job] = await rows("select id::int from print_jobs where state = 'unknown'");
  const body = { actionId: randomUUID(), ids: [job?.id], answer: what };
  const kitchen = await printing.shop.signedIn('device');
  const { statusCode } = await printing.shop.ask('POST', officeEndpoints.answerPrints.path, { cookie: kitchen, body });
  expect(statusCode).toBe(200);
}

/** By default two of the points are tried. */
const points: [RelayPoint, printed: number][] = [
  ['half', 0],
  ['printed', 1],
  ['taken', 0],
  ['sent', 1],
];

it.each(process.env.DRILL === 'full' ? points : points.slice(0, 2))(
  'a ticket whose relay is killed when it is %s is asked about, and never comes out twice without a mark [TCK-09, TCK-15, R14]',
  async (point, printed) => {
    cookie = await printing.shop.signedIn('relay');
    await acceptOne();
    await killedAt(point);
    await expect.poll(() => papers().length).toBe(printed);
    expect(await jobs()).toEqual([{ state: 'sending', copy: 0 }]);
    const next = start('never');
    await endLease();
    await becomes({ state: 'unknown', copy: 0 });
    await answer('again');
    await becomes({ state: 'unknown', copy: 0 }, { state: 'printed', copy: 1 });
    expect(papers()).toEqual([...Array.from({ length: printed }, () => 'none'), '1']);
    next.kill('SIGTERM');
    await once(next, 'exit');
  },
  40_000,
);

it('a ticket whose relay is killed after its report is done [TCK-09]', async () => {
  cookie = await printing.shop.signedIn('relay');
  await acceptOne();
  await killedAt('reported');
  await becomes({ state: 'printed', copy: 0 });
  expect(papers()).toEqual(['none']);
});

it('two relays of one restaurant print each ticket once [TCK-09, TCK-23]', async () => {
  cookie = await printing.shop.signedIn('relay');
  const both = [start('never'), start('never')];
  for (let order = 0; order < 6; order += 1) await acceptOne();
  await becomes(...Array.from({ length: 6 }, () => ({ state: 'printed', copy: 0 })));
  expect(papers()).toEqual(Array.from({ length: 6 }, () => 'none'));
  for (const relay of both) relay.kill('SIGTERM');
  await Promise.all(both.map((relay) => once(relay, 'exit')));
}, 30_000);

it('tickets wait for a relay that is stopped, and come out oldest first within five seconds when it is back [TCK-09]', async () => {
  cookie = await printing.shop.signedIn('relay');
  for (let order = 0; order < 3; order += 1) await acceptOne();
  const numbers = (
    await rows('select number from orders join print_jobs on order_id = orders.id order by print_jobs.id')
  ).map(({ number }) => number);
  const relay = start('never');
  const startedAt = performance.now();
  await becomes(...Array.from({ length: 3 }, () => ({ state: 'printed', copy: 0 })));
  // The machine of the tests may need some seconds to start a process.
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(printing.kitchen.tickets().map((ticket) => Number(/nº (\d+)/.exec(ticket.text)?.[1]))).toEqual(numbers);
  const said = relay.stdout && text(relay.stdout);
  relay.kill('SIGTERM');
  await once(relay, 'exit');
  expect(await said).toBe('stopped\n');
}, 30_000);

it('a relay that is stopped while it prints finishes the ticket and reports it [TCK-09]', async () => {
  cookie = await printing.shop.signedIn('relay');
  printing.kitchen.meet({ kind: 'slow', milliseconds: 1_500 });
  const relay = start('never');
  const before = printing.kitchen.connections();
  await acceptOne();
  await expect.poll(() => printing.kitchen.connections(), { timeout: 10_000 }).toBeGreaterThan(before);
  relay.kill('SIGTERM');
  const [code] = await once(relay, 'exit');
  expect([code, await jobs()]).toEqual([0, [{ state: 'printed', copy: 0 }]]);
  printing.kitchen.meet(null);
}, 30_000);

it('a relay that the restaurant takes away ends by itself [TCK-09, ROL-08]', async () => {
  cookie = await printing.shop.signedIn('relay');
  const relay = start('never');
  const said = relay.stdout && text(relay.stdout);
  await expect
    .poll(() => rows('select 1 from devices where seen_at is not null and revoked_at is null'), { timeout: 10_000 })
    .not.toEqual([]);
  await rows("update devices set revoked_at = now() where kind = 'printer'");
  await once(relay, 'exit');
  expect(await said).toBe('revoked\n');
}, 30_000);
