import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrder, makeArrival, openDatabase, ordersStatement } from '@comptoir/api';
import { readOfficeSettings } from '@comptoir/contract';
import { askDatabase, databaseOf } from '@comptoir/e2e/shop-database';
import { settingsTimes } from './answer-times.ts';
import { measureKitchen } from './kitchen/measure-kitchen.ts';
import { openChild } from './load/child.ts';
import { type LoadClient, openLoadClient } from './load/load-client.ts';
import { loadInTurns, medianRatio, type Subject } from './load/servers-in-turns.ts';
import { makeOrder, orderLoad, postOrder } from './make-order.ts';
import { median } from './quantile.ts';
import type { Measure } from './report.ts';
import { callOffMails } from './shop/mails.ts';
import { type BenchShop, openBenchShop } from './shop/run-shop.ts';

const atOnce = 10;
const turns = { rounds: 5, seconds: 2, warmUpSeconds: 3 };

type Written = Parameters<typeof ordersStatement>[0][number];

/** Reads an order and its mails from the shop's database and builds the SQL statement that stores them. */
async function statementOf({ dataDir }: BenchShop, id: string) {
  const tasks = await askDatabase(dataDir, (query) =>
    query(`select key, kind, payload from outbox where payload ->> 'orderId' = '${id}'`),
  );
  const database = await openDatabase({ dataDir, mayJoin: true });
  const order = await findOrder(database.db, id);
  await database.close();
  if (!order) throw new Error('the shop lost an order');
  const arrival = makeArrival(order, readOfficeSettings([]), order.placedAt);
  const statement = ordersStatement([
    { order, tasks: tasks as unknown as Written['tasks'], arrival, catalogueVersion: null, work: [] },
  ]);
  return { order: { ...order, trackToken: arrival.trackToken }, statement };
}

/** The baseline: a bare server that runs the shop's statement on an empty database and sends no mails. */
async function openBareOrders(shop: BenchShop, order: Record<string, unknown>) {
  const stored = (await (await postOrder(shop.url, order)).json()) as { payload: { order_id: string } };
  const { order: written, statement } = await statementOf(shop, stored.payload.order_id);
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-floor-'));
  const database = await openDatabase({ dataDir });
  const child = openChild('./bare-orders.ts');
  const { id, localId, trackToken } = written;
  const port = await child.ask<number>({
    database: databaseOf(dataDir),
    order: { id, localId, trackToken },
    statement,
  });
  const load = { ...orderLoad('', order, atOnce), url: `http://127.0.0.1:${port}/` };
  return {
    subject: { pid: child.pid, load } satisfies Subject,
    close: async () => {
      await child.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function measureRate(client: LoadClient, shop: BenchShop, order: Record<string, unknown>): Promise<Measure> {
  const bare = await openBareOrders(shop, order);
  const ours: Subject = {
    pid: shop.pid,
    load: orderLoad(shop.url, order, atOnce),
    settle: () => callOffMails(shop.dataDir),
  };
  try {
    const [own = [], floor = []] = await loadInTurns(client, [ours, bare.subject], turns);
    const rate = (rounds: typeof own) => Math.round(median(rounds.map(({ perSecond }) => perSecond)));
    return {
      name: `orders, ${atOnce} at once, beside bare HTTP with the same SQL`,
      value: medianRatio(own, floor, 'perSecond'),
      unit: 'x',
      limit: 0.7,
      kind: 'least',
      against: `${rate(own)} of ${rate(floor)} orders/s; ${(1 / medianRatio(own, floor, 'perAnswer')).toFixed(2)} by processor time`,
    };
  } finally {
    await bare.close();
  }
}

async function measureSettings(client: LoadClient, shop: BenchShop, order: Record<string, unknown>): Promise<Measure> {
  const rounds: { rest: number; busy: number }[] = [];
  for (let round = 0; round < turns.rounds; round++) {
    const rest = median(await settingsTimes(shop.url, turns.seconds));
    const ordering = client.run({ ...orderLoad(shop.url, order, atOnce), seconds: turns.seconds });
    const busy = median(await settingsTimes(shop.url, turns.seconds));
    await ordering;
    await callOffMails(shop.dataDir);
    rounds.push({ rest, busy });
  }
  const rest = median(rounds.map((round) => round.rest));
  const busy = median(rounds.map((round) => round.busy));
  return {
    name: `GET settings while ${atOnce} order, beside its time at rest`,
    value: median(rounds.map((round) => round.busy / round.rest)),
    unit: 'x',
    limit: 3,
    kind: 'most',
    against: `${busy.toFixed(1)} of ${rest.toFixed(1)} ms`,
  };
}

export async function measureOrders(): Promise<Measure[]> {
  const shop = await openBenchShop();
  const client = openLoadClient();
  try {
    const order = await makeOrder(shop.url);
    return [
      await measureRate(client, shop, order),
      await measureSettings(client, shop, order),
      ...(await measureKitchen(client)),
    ];
  } finally {
    await client.close();
    await shop.close();
  }
}
