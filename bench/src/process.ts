import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseMegabytes, residentMegabytes } from './process-memory.ts';
import type { Measure } from './report.ts';
import { serverCommand, startShop, stopShop } from './run-shop.ts';

/** Shop and database at rest: after some pages were asked for and a pause. */
async function restingMegabytes(dataDir: string): Promise<{ shop: number; database: number }> {
  const running = await startShop(serverCommand, { DATA_DIR: dataDir });
  for (const path of ['/', '/menu', '/v2/public/menus']) await (await fetch(running.url + path)).arrayBuffer();
  await sleep(3_000);
  const megabytes = { shop: residentMegabytes(running.child.pid ?? 0), database: databaseMegabytes(dataDir) };
  await stopShop(running);
  return megabytes;
}

/** How long the second `npm start` takes, and how much memory the shop and its database hold. */
export async function measureProcess(): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  try {
    await stopShop(await startShop(['npm', 'start'], { DATA_DIR: folder }));
    const again = await startShop(['npm', 'start'], { DATA_DIR: folder });
    await stopShop(again);
    const { shop, database } = await restingMegabytes(folder);
    return [
      {
        name: 'from npm start to the first page, nothing changed',
        value: again.milliseconds / 1000,
        unit: 's',
        limit: 2.5,
        kind: 'most',
        against: 'a folder that exists',
      },
      {
        name: 'memory at rest, shop and database',
        value: shop + database,
        unit: 'MB',
        limit: 250,
        kind: 'most',
        against: `${Math.round(shop)} MB of the shop, ${Math.round(database)} MB of the database`,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
