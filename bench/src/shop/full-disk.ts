import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { askDatabase } from '@comptoir/e2e/shop-database';
import { makeOrder, postOrder } from '../make-order.ts';
import type { Measure } from '../report.ts';
import { serverCommand, startShop, stopShop } from './run-shop.ts';

const diners = 4;
const fullMilliseconds = 15_000;
const wantedRefusals = 40;
const patienceMilliseconds = 60_000;

const run = (command: string, ...args: string[]) => execFileSync(command, args);

interface Seen {
  acknowledged: string[];
  /** Orders that were refused with the expected "try again later" error. */
  refused: number;
  strange: string[];
  reads: number;
  failedReads: number;
}

/** Sends orders until stopped. An order without success is sent again unchanged. */
function keepBusy(url: string, order: Record<string, unknown>): { seen: Seen; stop: () => Promise<void> } {
  const seen: Seen = { acknowledged: [], refused: 0, strange: [], reads: 0, failedReads: 0 };
  let isOver = false;
  const reader = async () => {
    for (; !isOver; await sleep(50)) {
      for (const path of ['/menu', '/v2/public/menus', '/v2/public/settings']) {
        const answer = await fetch(url + path, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
        await answer?.arrayBuffer();
        seen.reads += 1;
        if (!answer?.ok) seen.failedReads += 1;
      }
    }
  };
  const diner = async () => {
    while (!isOver) {
      const body = { ...order, local_id: randomUUID() };
      while (!(await isTaken(url, body, seen))) await sleep(100);
      seen.acknowledged.push(body.local_id);
    }
  };
  const busy = Promise.all([reader(), ...Array.from({ length: diners }, diner)]);
  return {
    seen,
    stop: async () => {
      isOver = true;
      await busy;
    },
  };
}

async function isTaken(url: string, body: object, seen: Seen): Promise<boolean> {
  const answer = await postOrder(url, body);
  const text = await answer.text();
  if (answer.ok) return true;
  const isAskedToWait = answer.status === 503 && text.includes('"unavailable"') && answer.headers.has('retry-after');
  if (isAskedToWait) seen.refused += 1;
  else seen.strange.push(`${answer.status} ${text}`);
  return false;
}

async function fill(file: string): Promise<void> {
  const zeros = function* () {
    for (;;) yield Buffer.alloc(64 * 1024);
  };
  await pipeline(zeros, createWriteStream(file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error;
  });
}

/** Makes PostgreSQL switch to a new WAL file. */
async function useLogUp(dataDir: string): Promise<void> {
  await askDatabase(dataDir, (query) => query('select pg_switch_wal(), txid_current()')).catch(() => undefined);
}

const endConnections =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and client_port is not null';

async function until(isSo: () => boolean): Promise<number> {
  const startedAt = performance.now();
  for (; !isSo(); await sleep(50))
    if (performance.now() - startedAt > patienceMilliseconds) throw new Error('the shop did not get there in a minute');
  return (performance.now() - startedAt) / 1000;
}

async function fillUp(disk: string): Promise<Measure[]> {
  const [dataDir, log, filler] = [join(disk, 'data'), join(disk, 'shop.log'), join(disk, 'filler')];
  await mkdir(dataDir);
  // The shop writes its log to the full disk too, as with `npm start > shop.log`.
  const command = ['sh', '-c', `exec "$0" "$@" > ${log} 2>&1`, ...serverCommand()];
  const env = { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '100000', CLOCK: '2026-11-20T18:00:00Z' };
  const shop = await startShop(command, env);
  try {
    const { seen, stop } = keepBusy(shop.url, await makeOrder(shop.url));
    await until(() => seen.acknowledged.length > 20);
    const fullSince = performance.now();
    // Further filler files take the space that the database had reserved and the log left free.
    for (let more = 0; seen.refused < wantedRefusals || performance.now() - fullSince < fullMilliseconds; more += 1) {
      await fill(`${filler}-${more}`);
      if (seen.refused > wantedRefusals / 2) await useLogUp(dataDir);
      await sleep(200);
    }
    const isDown = (await fetch(`${shop.url}/readyz`)).status === 503;
    const before = seen.acknowledged.length;
    run('sh', '-c', `rm ${filler}-*`);
    const seconds = await until(() => seen.acknowledged.length > before + diners);
    await stop();
    const rows = await askDatabase(dataDir, (query) => query('select local_id from orders'));
    // A lost connection causes a log entry, which also reports the lost entries.
    await askDatabase(dataDir, (query) => query(endConnections));
    await until(() => readFileSync(log, 'utf8').includes('entries of the log were lost'));
    return report(seen, { stored: new Set(rows.map(({ local_id }) => local_id)), isDown, seconds });
  } finally {
    await stopShop(shop);
  }
}

function report(
  { acknowledged, refused, strange, reads, failedReads }: Seen,
  { stored, isDown, seconds }: { stored: Set<unknown>; isDown: boolean; seconds: number },
): Measure[] {
  const lost = acknowledged.filter((localId) => !stored.has(localId)).length;
  const none = { unit: '', limit: 0, kind: 'most' } as const;
  for (const words of new Set(strange)) console.log(words);
  return [
    { ...none, name: 'reads that failed beside a full disk', value: failedReads, against: `${reads} reads` },
    { ...none, name: 'orders told anything but 503', value: strange.length, against: `${refused} were told 503` },
    { ...none, name: 'databases still up', value: isDown ? 0 : 1, against: 'no room for its log of changes' },
    { ...none, name: 'orders lost', value: lost, against: `${acknowledged.length} acknowledged` },
    { name: 'orders again', value: seconds, unit: 's', limit: 30, kind: 'most', against: 'room again, no restart' },
  ];
}

export async function measureFullDisk(): Promise<Measure[]> {
  const disk = await mkdtemp(join(tmpdir(), 'comptoir-full-'));
  run('mount', '-t', 'tmpfs', '-o', 'size=160m,mode=755', 'none', disk);
  try {
    return await fillUp(disk);
  } finally {
    run('umount', '--lazy', disk);
    await rm(disk, { recursive: true, force: true });
  }
}
