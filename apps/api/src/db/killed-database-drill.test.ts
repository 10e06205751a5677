import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { errorWords } from '@comptoir/words';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { mondayNoon } from '../testing/test-shop.ts';
import { endLeftovers } from './embedded/end-leftovers.ts';
import { folderHolders } from './embedded/folder-holders.ts';
import { openDatabase } from './open-database.ts';

const program = fileURLToPath(new URL('../testing/run-card-shop.ts', import.meta.url));
const temporal = new URL('../../../../scripts/vitest-temporal.ts', import.meta.url).href;
const victims = ['shop', 'database', 'both'] as const;
const kills = Math.max(5, Math.ceil(30 * inject('drillShare')));
const diners = 4;
/** Every order takes a place in a slot and the work of a post. */
const settings = {
  'scheduling.slot_capacity': null,
  'kitchen.posts': [{ id: 'four', name: 'Four', per_window: 999, early_minutes: 30 }],
};
const times = ['19:00', '19:30', '20:00', '20:30'];

let dataDir: string;
let child: ChildProcess;
let address: string;

async function start(more: Record<string, string> = {}): Promise<void> {
  const noon = Temporal.PlainDateTime.from(mondayNoon).toZonedDateTime('Europe/Paris').epochMilliseconds;
  const environment = {
    DATA_DIR: dataDir,
    MAILBOX: join(dataDir, 'mailbox'),
    CLOCK_OFFSET: String(noon - Date.now()),
    // The test uses no card payment.
    STRIPE_API_URL: 'http://127.0.0.1:1',
  };
  child = fork(program, { execArgv: ['--import', temporal], env: { ...process.env, ...environment, ...more } });
  const [message] = (await once(child, 'message')) as [{ address: string }];
  address = message.address;
}

async function killShop(): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null) await once(child, 'exit');
}

function killDatabase(): void {
  const { server } = folderHolders(join(dataDir, 'database'));
  if (server !== null) process.kill(server, 'SIGKILL');
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'comptoir-killed-'));
  await start({ SEED: JSON.stringify(settings) });
});
afterAll(async () => {
  await killShop();
  await endLeftovers(join(dataDir, 'database'));
  await rm(dataDir, { recursive: true, force: true });
});

/** The responses to orders that were rejected. */
const refusals: { status: number; code: string | undefined; message: string | undefined; seconds: number }[] = [];

function orderOf(localId: string) {
  const time = times[Number.parseInt(localId.charAt(0), 16) % times.length];
  const { customer } = pickupOrder();
  return pickupOrder({ local_id: localId, customer: { ...customer, date: `2026-11-23 ${time}` } });
}

/** True if the shop confirms the order; without a response the state is unknown. */
async function isTaken(localId: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL(paths.checkout, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(orderOf(localId)),
    });
    const { code, message } = (await answer.json()) as { code?: string; message?: string };
    if (!answer.ok)
      refusals.push({ status: answer.status, code, message, seconds: Number(answer.headers.get('retry-after')) });
    return answer.ok;
  } catch {
    return false;
  }
}

it(`loses and doubles no order, place and work while shop, database and both are killed ${kills} times [CAP-09, API-45]`, async () => {
  const acknowledged: string[] = [];
  let isOver = false;
  /** Repeats an order like a browser until there is a response. */
  async function orderAgainAndAgain(): Promise<void> {
    while (!isOver) {
      const localId = crypto.randomUUID();
      while (!(await isTaken(localId))) await sleep(20);
      acknowledged.push(localId);
    }
  }
  const ordering = Array.from({ length: diners }, orderAgainAndAgain);
  for (let kill = 0; kill < kills; kill++) {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + diners);
    await sleep(Math.random() * 300);
    const victim = victims[kill % victims.length];
    if (victim !== 'database') child.kill('SIGKILL');
    if (victim !== 'shop') killDatabase();
    if (victim === 'database') continue;
    await once(child, 'exit');
    await start();
  }
  isOver = true;
  await Promise.all(ordering);

  const database = await openDatabase({ dataDir, mayJoin: true });
  const { rows } = await database.query('select local_id, number from orders', []);
  const [places, ordered] = [
    await database.query('select value, orders from slot_counts order by 1', []),
    await database.query(
      "select split_part(date_text, ' ', 2) as value, count(*)::int as orders from orders group by 1 order by 1",
      [],
    ),
  ];
  const [loads, work] = [
    await database.query('select deadline, release, quarters from kitchen_loads order by 1, 2', []),
    await database.query(
      'select deadline, release, sum(quarters)::int as quarters from order_work group by 1, 2 order by 1, 2',
      [],
    ),
  ];
  await database.close();
  const stored = rows.map(({ local_id }) => String(local_id));
  expect(stored.toSorted()).toEqual(acknowledged.toSorted());
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect(acknowledged.length).toBeGreaterThan(kills * diners);
  expect(places.rows).toEqual(ordered.rows);
  expect(loads.rows).toEqual(work.rows);
  expect(loads.rows.length).toBeGreaterThan(times.length / 2);
  // While the database was down, each response asked the client to wait.
  expect(refusals.length).toBeGreaterThan(0);
  const asked = { status: 503, code: 'unavailable', message: errorWords.unavailable };
  expect(refusals).toEqual(refusals.map(() => ({ ...asked, seconds: expect.any(Number) })));
  expect(Math.min(...refusals.map(({ seconds }) => seconds))).toBeGreaterThan(0);
}, 600_000);
