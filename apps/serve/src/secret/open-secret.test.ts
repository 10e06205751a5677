import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../environment/config.ts';
import { openSecret } from './open-secret.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'comptoir-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const secretOf = (environment: Record<string, string> = {}) =>
  Buffer.from(openSecret(readConfig({ DATA_DIR: dataDir, ...environment }))).toString('hex');

it('is made once, readable by the shop’s user alone, and kept over restarts', () => {
  const first = secretOf();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(secretOf()).toBe(first);
  const file = join(dataDir, 'account-secret');
  expect(readFileSync(file, 'utf8').trim()).toBe(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('is the environment’s if that has one, the same for every server', () => {
  const ACCOUNT_SECRET = 'thirty-two signs, or some more of them';
  expect(secretOf({ ACCOUNT_SECRET })).toBe(secretOf({ ACCOUNT_SECRET, DATA_DIR: join(dataDir, 'other') }));
  expect(secretOf({ ACCOUNT_SECRET })).not.toBe(secretOf());
  expect(() => secretOf({ ACCOUNT_SECRET: 'short' })).toThrow(/^ACCOUNT_SECRET est inutilisable/);
});

it('is shared by demos on one database, and of its own for each real shop', () => {
  const DATABASE_URL = 'postgres://shop@localhost/shop';
  const other = { DATABASE_URL, DATA_DIR: join(dataDir, 'other') };
  expect(secretOf({ DATABASE_URL, DEMO: 'true' })).toBe(secretOf({ ...other, DEMO: 'true' }));
  expect(secretOf({ DATABASE_URL, DEMO: 'false' })).not.toBe(secretOf({ ...other, DEMO: 'false' }));
});

it('is never replaced if it can’t be read, because codes and counters depend on it', () => {
  writeFileSync(join(dataDir, 'account-secret'), 'broken');
  expect(() => secretOf()).toThrow(/account-secret ne contient pas de secret/);
});
