import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeOrder, placeOrder } from './orders.ts';
import { databaseMegabytes, residentMegabytes } from './process-memory.ts';
import { type Running, serverCommand, startShop, stopShop } from './run-shop.ts';

const seconds = 4;
const rounds = 3;
const manyOrders = 5_000;

interface Version {
  name: string;
  /** Its folder, built; absent: this one. */
  folder?: string;
}

interface Subject extends Version {
  shop: Running;
  dataDir: string;
  order: Record<string, unknown>;
}

async function open(version: Version): Promise<Subject> {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-version-'));
  const env = { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '100000', CLOCK: '2026-11-20T18:00:00Z' };
  const shop = await startShop(serverCommand, env, version.folder);
  return { ...version, shop, dataDir, order: await makeOrder(shop.url) };
}

async function close({ shop, dataDir }: Subject): Promise<void> {
  await stopShop(shop);
  await rm(dataDir, { recursive: true, force: true });
}

/** Orders by so many diners at once until told to stop; tells how many were taken. */
function keepOrdering({ shop, order }: Subject, diners: number): () => Promise<number> {
  let isOver = false;
  let taken = 0;
  const workers = Array.from({ length: diners }, async () => {
    while (!isOver) {
      await placeOrder(shop.url, order);
      taken += 1;
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(workers);
    return taken;
  };
}

async function ordersPerSecond(subject: Subject, diners: number): Promise<number> {
  const startedAt = performance.now();
  const stop = keepOrdering(subject, diners);
  await sleep(seconds * 1000);
  return (await stop()) / ((performance.now() - startedAt) / 1000);
}

/** How long GET settings takes while ten diners order, milliseconds: all of the round's times. */
async function settingsTimes(subject: Subject): Promise<number[]> {
  const stop = keepOrdering(subject, 10);
  const times: number[] = [];
  for (const startedAt = performance.now(); performance.now() - startedAt < seconds * 1000; await sleep(5)) {
    const askedAt = performance.now();
    await (await fetch(`${subject.shop.url}/v2/public/settings`)).arrayBuffer();
    times.push(performance.now() - askedAt);
  }
  await stop();
  return times;
}

function megabytes({ shop, dataDir }: Subject): number {
  return residentMegabytes(shop.child.pid ?? 0) + databaseMegabytes(dataDir);
}

const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** Measures a subject once in each round, in turns with the others, and gives its median. */
async function inTurns(subjects: Subject[], measure: (subject: Subject) => Promise<number>): Promise<number[]> {
  const values = subjects.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, subject] of subjects.entries()) values[index]?.push(await measure(subject));
  return values.map((own) => quantile(own, 0.5));
}

/** Another version of the shop beside this one, on the same machine at the same time, each on the database that it brings. Prints a line a figure. */
export async function compareVersions(folder: string): Promise<void> {
  const subjects = [await open({ name: 'before', folder }), await open({ name: 'now' })];
  const print = (what: string, values: number[], unit: string) =>
    console.log(
      `${what}: ${subjects.map(({ name }, index) => `${name} ${values[index]?.toFixed(values[index] < 20 ? 1 : 0)}`).join(', ')} ${unit}`,
    );
  try {
    await sleep(3_000);
    print('memory at rest, shop and database', subjects.map(megabytes), 'MB');
    // What was never run is not compiled yet.
    for (const subject of subjects) await ordersPerSecond(subject, 10);
    for (const diners of [1, 10, 50])
      print(`orders by ${diners} at once`, await inTurns(subjects, (one) => ordersPerSecond(one, diners)), 'a second');
    const times = subjects.map((): number[] => []);
    await inTurns(
      subjects,
      async (subject) => times[subjects.indexOf(subject)]?.push(...(await settingsTimes(subject))) ?? 0,
    );
    for (const [what, part] of [
      ['median', 0.5],
      ['99th of a hundred', 0.99],
    ] as const)
      print(
        `GET settings while ten order, ${what}`,
        times.map((own) => quantile(own, part)),
        'ms',
      );
    for (const subject of subjects)
      for (let count = 0; count < manyOrders; count += 10)
        await Promise.all(Array.from({ length: 10 }, () => placeOrder(subject.shop.url, subject.order)));
    await sleep(3_000);
    print(`memory after ${manyOrders} orders more`, subjects.map(megabytes), 'MB');
  } finally {
    for (const subject of subjects) await close(subject);
  }
}
