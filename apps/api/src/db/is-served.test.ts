import { expect, inject, it } from 'vitest';
import { createDatabase, newDatabaseName } from '../testing/create-database.ts';
import { isServed } from './is-served.ts';
import { openDatabase } from './open-database.ts';

it('tells a shop that runs on a database from the tools that work on it', async () => {
  const databaseUrl = await createDatabase(inject('clusterUrl'), newDatabaseName('served'), 'prepared');
  const [tool, other] = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: '', isTool: true })));
  expect(await isServed(tool?.db as never)).toBe(false);
  const shop = await openDatabase({ databaseUrl, dataDir: '' });
  expect(await isServed(tool?.db as never)).toBe(true);
  await shop.close();
  await expect.poll(() => isServed(tool?.db as never)).toBe(false);
  await Promise.all([tool?.close(), other?.close()]);
});
