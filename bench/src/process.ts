import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLoadClient } from './load/load-client.ts';
import { makeOrder, orderLoad } from './make-order.ts';
import type { Measure } from './report.ts';
import { untilMailsAreOut } from './shop/mails.ts';
import { databaseMegabytes, residentMegabytes } from './shop/process-memory.ts';
import { openBenchShop, startShop, stopShop } from './shop/run-shop.ts';

const restMilliseconds = 3_000;
const manyOrders = 5_000;
const patienceSeconds = 600;

interface Memory {
  shop: number;
  database: number;
}

async function measureMemory(): Promise<{ rest: Memory; after: Memory; mailSeconds: number }> {
  const shop = await openBenchShop();
  const client = openLoadClient();
  const megabytes = async () => {
    await sleep(restMilliseconds);
    return { shop: residentMegabytes(shop.pid), database: databaseMegabytes(shop.dataDir) };
  };
  try {
    for (const path of ['/', '/menu', '/v2/public/menus']) await (await fetch(shop.url + path)).arrayBuffer();
    const rest = await megabytes();
    const load = orderLoad(shop.url, await makeOrder(shop.url), 10);
    await client.run({ ...load, seconds: patienceSeconds, answers: manyOrders });
    const mailSeconds = await untilMailsAreOut(shop.dataDir);
    return { rest, after: await megabytes(), mailSeconds };
  } finally {
    await client.close();
    await shop.close();
  }
}

function memory(name: string, value: number, limit: number, { database }: Memory): Measure {
  const against = `beside ${Math.round(database)} MB of the database`;
  return { name: `${name}, the server's process`, value, unit: 'MB', limit, kind: 'most', against };
}

export async function measureProcess(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  try {
    await stopShop(await startShop(['npm', 'start'], { DATA_DIR: folder }));
    const again = await startShop(['npm', 'start'], { DATA_DIR: folder });
    await stopShop(again);
    const { rest, after, mailSeconds } = await measureMemory();
    return [
      {
        name: 'from npm start to the first page, nothing changed',
        value: again.milliseconds / 1000,
        unit: 's',
        limit: 2.5,
        kind: 'most',
        against: 'a folder that exists',
      },
      memory('memory at rest', rest.shop, 130, rest),
      memory(`memory after ${manyOrders} orders and their mails`, after.shop, 200, after),
      {
        name: `mails out after the last of ${manyOrders} orders`,
        value: mailSeconds * (2_000 / manyOrders),
        unit: 's for 2,000 orders',
        limit: 120,
        kind: 'most',
        against: `${mailSeconds.toFixed(0)} s for all`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
