import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/open-test-database.ts';
import type { OpenDatabase } from './database.ts';
import { notify } from './notify.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('hears what is said on its channel, also once its connection was lost', async () => {
  let heard = 0;
  const listening = database.listen('bell', () => {
    heard += 1;
  });
  // The first call follows the connection, because notifications may have been lost.
  await expect.poll(() => heard).toBe(1);
  await notify(database.db, 'door');
  await notify(database.db, 'bell');
  await expect.poll(() => heard).toBe(2);
  await database.query('select pg_terminate_backend(pid) from pg_stat_activity where query = \'listen "bell"\'', []);
  await expect.poll(() => heard).toBe(3);
  await notify(database.db, 'bell');
  await expect.poll(() => heard).toBe(4);
  await listening.stop();
  await notify(database.db, 'bell');
  const { rows } = await database.query('select 1 from pg_stat_activity where query = \'listen "bell"\'', []);
  expect([heard, rows]).toEqual([4, []]);
});

it('goes on trying while the database is away, and can be stopped meanwhile', async () => {
  const failures: string[] = [];
  const { listenOn } = await import('./listen-on.ts');
  const listening = listenOn({ host: '127.0.0.1', port: 1 }, 'bell', {
    onHeard: () => expect.fail('there is nothing to hear'),
    onError: (error) => failures.push(error.message),
  });
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  await listening.stop();
});
