import type { FastifyBaseLogger } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Kitchen, openKitchen } from '../../../testing/kitchen.ts';
import { type ProgressChanges, watchChanges } from './watch-changes.ts';

let kitchen: Kitchen;
beforeAll(async () => {
  kitchen = await openKitchen();
});
afterAll(() => kitchen.close());

const log = { warn: () => undefined } as unknown as FastifyBaseLogger;
const watchers: ProgressChanges[] = [];
afterEach(async () => {
  await Promise.all(watchers.splice(0).map((watcher) => watcher.stop()));
});

/** Starts a server that watches changes, and records what it receives. */
function watch({ isShared = true, hears = true } = {}) {
  const { database } = kitchen.shop;
  const deaf = { db: database.db, listen: () => ({ stop: async () => undefined }) };
  const changes = watchChanges({ database: hears ? database : deaf, log, isShared: () => isShared });
  watchers.push(changes);
  const told: string[] = [];
  const leave = changes.watch(async ({ orderIds }) => {
    told.push(...orderIds);
  });
  return { changes, told, leave };
}

it('tells a new order and each of its steps, once', async () => {
  const { changes, told } = watch();
  const id = await kitchen.place();
  await changes.look();
  expect(told.filter((one) => one === id)).toHaveLength(1);
  await kitchen.act(id, { kind: 'note', text: 'Sonner' });
  await changes.look();
  await changes.look();
  expect(told.filter((one) => one === id)).toHaveLength(2);
});

it('tells another server’s change at once, and one without a notification at the next look [BRD-06]', async () => {
  const [here, there, deaf] = [watch(), watch(), watch({ hears: false })];
  const id = await kitchen.place();
  here.changes.announce();
  await expect.poll(() => there.told).toContain(id);
  await expect.poll(() => deaf.told).toContain(id);
});

it('misses no transaction that ends after others that began later', async () => {
  const { changes, told } = watch();
  const [slow, quick] = [await kitchen.place(), await kitchen.place()];
  await changes.look();
  told.length = 0;
  const touch = 'update order_progress set version = version + 1, changed_at = clock_timestamp() where order_id = $1';
  await kitchen.shop.database.db.transaction(async (tx) => {
    await tx.execute(touch.replace('$1', `'${slow}'`));
    await kitchen.shop.database.query(touch, [quick]);
    await changes.look();
    expect(told).toEqual([quick]);
  });
  await changes.look();
  expect(told).toEqual([quick, slow]);
});

it('tells a change again to a listener that failed', async () => {
  const { changes, told } = watch();
  let failures = 2;
  changes.watch(async ({ orderIds }) => {
    if (failures-- > 0) throw new Error('not now');
    told.push(...orderIds.map((id) => `second ${id}`));
  });
  const id = await kitchen.place();
  for (let looks = 0; looks < 3; looks++) await changes.look();
  expect(told).toContain(`second ${id}`);
});

it('does not query or listen without listeners', async () => {
  let queries = 0;
  const { database } = kitchen.shop;
  const db = new Proxy(database.db, {
    get: (target, name) => {
      queries += 1;
      return Reflect.get(target, name);
    },
  });
  const changes = watchChanges({ database: { db, listen: database.listen }, log, isShared: () => false });
  watchers.push(changes);
  changes.announce();
  await changes.look();
  expect(queries).toBe(0);
});
