import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { listOrders } from '../listed-orders.ts';
import { makeOrder, sendOrder } from '../send-order.ts';
import { openShop, toolFile } from '../shop.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const passphrase = 'trois crêpes au sarrasin';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settingsOf = async (url: string) => (await fetch(`${url}/v2/public/settings`)).json();

it('backs a shop up while orders come, and opens it from that file alone on an empty machine [PLT-20, PLT-24]', async () => {
  const shop = await openShop({ BACKUP_PASSPHRASE: passphrase, RATE_LIMIT_FACTOR: '1000' });
  onTestFinished(() => shop.dispose());
  const order = await makeOrder(shop.url);
  const sendNew = (localId = randomUUID()) => sendOrder(shop.url, { ...order, local_id: localId });
  const firstId = randomUUID();
  const before = [await sendNew(firstId), await sendNew(), await sendNew()];
  const meanwhile: number[] = [];
  let isMade = false;
  const coming = (async () => {
    while (!isMade) {
      meanwhile.push(await sendNew());
      await sleep(100);
    }
  })();
  const said = await shop.tool('backup');
  isMade = true;
  await coming;
  expect(said).toMatch(/\.shop : \d+ commandes, [\d,]+ Mo, avec les secrets et les réglages/);
  const settings = await settingsOf(shop.url);
  expect(JSON.parse(await readFile(join(shop.dataDir, 'backups/last.json'), 'utf8'))).toMatchObject({ failure: null });
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  expect(metrics).toMatch(/^partner_last_success_timestamp_seconds\{partner="backup"\} [1-9]/m);
  await shop.kill();

  const [name = ''] = (await readdir(join(shop.dataDir, 'backups'))).filter((file) => file.endsWith('.shop'));
  const places = { DATA_DIR: join(folder, 'data'), SITES_DIR: join(folder, 'sites'), BACKUP_PASSPHRASE: passphrase };
  const restore = [toolFile, 'restore', join(shop.dataDir, 'backups', name)];
  const env = { ...process.env, ...places };
  const { stdout } = await promisify(execFile)(process.execPath, restore, { cwd: project, env });
  expect(stdout).toContain('La boutique leve-tard est remise');

  const restored = await openShop(places);
  onTestFinished(() => restored.dispose());
  const numbers = (await listOrders(restored)).map(({ orderNumber }) => orderNumber);
  expect(numbers).toEqual(expect.arrayContaining(before));
  // A backup is consistent: no order is missing before its last one.
  const last = Math.max(...numbers);
  expect(numbers.filter((number) => number >= Math.min(...before)).sort()).toEqual(
    [...before, ...meanwhile].filter((number) => number <= last).sort(),
  );
  expect(await settingsOf(restored.url)).toEqual(settings);
  expect(await (await fetch(`${restored.url}/menu`)).text()).toContain('Margherita');
  // A retry of an order from before the backup gets its former number.
  expect(await sendOrder(restored.url, { ...order, local_id: firstId })).toBe(before[0]);
});
