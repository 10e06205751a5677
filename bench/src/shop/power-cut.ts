import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@comptoir/api';
import { openShop } from '@comptoir/e2e';
import { makeOrder, postOrder } from '../make-order.ts';
import type { Measure } from '../report.ts';

const cuts = 200;
const diners = 4;

/** A copy of this disk has only data that reached the device, without the kernel's page cache. */
interface Disk {
  folder: string;
  cut(number: number): void;
  /** Mounts a copy while `work` runs, as after a restart of the machine. */
  inspect<T>(number: number, work: (folder: string) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

const run = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' }).trim();

/** An ext4 disk in a file on XFS, which can copy the file atomically. Needs root, loop devices and xfsprogs. */
async function makeDisk(): Promise<Disk> {
  const root = await mkdtemp(join(tmpdir(), 'comptoir-cut-'));
  run('chmod', '755', root);
  const [outer, folder, copied] = ['outer', 'disk', 'copied'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  for (const path of [outer, folder, copied]) await mkdir(path);
  const image = (name: string) => join(outer, `${name}.img`);
  run('truncate', '-s', '8G', join(root, 'outer.img'));
  run('mkfs.xfs', '-q', join(root, 'outer.img'));
  run('mount', '-o', 'loop', join(root, 'outer.img'), outer);
  run('truncate', '-s', '600M', image('disk'));
  run('mkfs.ext4', '-q', '-F', image('disk'));
  // Direct I/O skips the outer page cache, so the file has everything that was written to the device.
  const device = run('losetup', '--direct-io=on', '--find', '--show', image('disk'));
  run('mount', device, folder);
  return {
    folder,
    cut: (number) => run('cp', '--reflink=always', image('disk'), image(String(number))),
    inspect: async (number, work) => {
      run('mount', '-o', 'loop', image(String(number)), copied);
      try {
        return await work(copied);
      } finally {
        run('umount', copied);
      }
    },
    remove: async () => {
      run('umount', folder);
      run('losetup', '--detach', device);
      run('umount', outer);
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Several diners order until stopped. `acknowledged` collects the ids of successful orders. */
function keepOrdering(url: string, order: Record<string, unknown>, acknowledged: string[]) {
  let isOver = false;
  const workers = Array.from({ length: diners }, async () => {
    while (!isOver) {
      const localId = randomUUID();
      const answer = await postOrder(url, { ...order, local_id: localId });
      if (!answer.ok) throw new Error(await answer.text());
      acknowledged.push(localId);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(workers);
  };
}

async function storedOrders(dataDir: string): Promise<Set<unknown>> {
  // The copied lock files name processes of the original shop, which still run.
  for (const name of await readdir(dataDir)) if (name.endsWith('.lock')) await rm(join(dataDir, name));
  const database = await openDatabase({ dataDir });
  const { rows } = await database.query('select local_id from orders', []);
  await database.close();
  return new Set(rows.map(({ local_id }) => local_id));
}

export async function measurePowerCuts(): Promise<Measure[]> {
  const disk = await makeDisk();
  const known: string[][] = [];
  try {
    const shop = await openShop({ DATA_DIR: join(disk.folder, 'data'), RATE_LIMIT_FACTOR: '100000' });
    try {
      const acknowledged: string[] = [];
      const stop = keepOrdering(shop.url, await makeOrder(shop.url), acknowledged);
      for (let cut = 0; cut < cuts; cut++) {
        await sleep(50 + Math.random() * 400);
        known.push([...acknowledged]);
        disk.cut(cut);
      }
      await stop();
    } finally {
      await shop.dispose();
    }
    let lost = 0;
    for (const [cut, orders] of known.entries()) {
      const stored = await disk.inspect(cut, (folder) => storedOrders(join(folder, 'data')));
      lost += orders.filter((localId) => !stored.has(localId)).length;
    }
    return [
      {
        name: `orders lost by ${cuts} power cuts`,
        value: lost,
        unit: 'orders',
        limit: 0,
        kind: 'most',
        against: `${known.at(-1)?.length} were acknowledged before the last one; each database opened again`,
      },
    ];
  } finally {
    await disk.remove();
  }
}
