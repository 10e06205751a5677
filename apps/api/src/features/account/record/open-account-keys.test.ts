import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import { openAccountKeys } from './open-account-keys.ts';
import { forgetSecret } from './secret-repository.ts';

const own = Buffer.alloc(32, 1);
const other = Buffer.alloc(32, 2);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('are made once by the first server, however many start at once', async () => {
  const outcomes = await Promise.allSettled(
    [own, other, own, other].map((secret) => openAccountKeys(database.db, secret)),
  );
  const first = outcomes[0]?.status;
  expect(outcomes.map(({ status }) => status)).toEqual([first, outcomes[1]?.status, first, outcomes[1]?.status]);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['fulfilled', 'rejected']));
});

it('can’t be opened by another secret; the sentence says what to do', async () => {
  await forgetSecret(database.db);
  const keys = await openAccountKeys(database.db, own);
  await expect(openAccountKeys(database.db, other)).rejects.toThrow(
    /autre secret des comptes.*ACCOUNT_SECRET.*account-secret.*npm run database forget-secret/,
  );
  expect((await openAccountKeys(database.db, own)).codeDigits('id')).toBe(keys.codeDigits('id'));
  await forgetSecret(database.db);
  expect((await openAccountKeys(database.db, other)).addressKey('zoe@example.com')).not.toBe(
    keys.addressKey('zoe@example.com'),
  );
});

it('are in the database only encrypted', async () => {
  const { rows } = await database.query('select t::text as row from account_secret t', []);
  expect(rows).toHaveLength(1);
  for (const secret of [own, other])
    for (const written of [secret.toString('hex'), secret.toString('base64url'), secret.toString('base64')])
      expect(JSON.stringify(rows)).not.toContain(written.replace(/=+$/, ''));
});
