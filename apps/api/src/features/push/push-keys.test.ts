import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { makeKeys, openPushKeys } from './push-keys.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('are made once, whichever servers start at the same time, and kept [LIV-19]', async () => {
  const { db } = database;
  const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => openPushKeys(db)));
  for (const keys of [...others, await openPushKeys(db)]) expect(keys).toEqual(first);
});

it('keep leading zeros [LIV-19]', () => {
  const lengths = Array.from({ length: 600 }, () => {
    const { publicKey, privateKey } = makeKeys();
    return `${Buffer.from(publicKey, 'base64url').length} ${Buffer.from(privateKey, 'base64url').length}`;
  });
  expect(new Set(lengths)).toEqual(new Set(['65 32']));
});
