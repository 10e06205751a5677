import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemCodeOf } from '@comptoir/api';
import type { Config } from '../environment/config.ts';
import { shareOwner } from '../share-owner.ts';

const bytes = 32;

/** The account secret is never in the database. Demos derive the secret from the database's address. */
export function openSecret(config: Config): Uint8Array {
  return findSecret(config) ?? makeSecret(secretFile(config.dataDir), config.dataDir);
}

export function findSecret({ accountSecret, databaseUrl, isDemo, dataDir }: Config): Uint8Array | null {
  const shared = accountSecret ?? (isDemo && databaseUrl !== null ? `demo ${databaseUrl}` : null);
  return shared === null ? readSecret(secretFile(dataDir)) : createHash('sha256').update(shared).digest();
}

export const secretFile = (dataDir: string): string => join(dataDir, 'account-secret');

/** Reads a secret of 32 bytes from a file of hexadecimal digits. Null if there is no such secret. */
export function readSecret(file: string): Uint8Array | null {
  try {
    const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
    return secret.length === bytes ? secret : null;
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Makes a secret in a file. The link is atomic, so that two servers that start together use the same secret. */
export function makeSecret(file: string, dataDir: string): Uint8Array {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(bytes).toString('hex')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
    shareOwner(dataDir, file);
  } catch (error) {
    if (systemCodeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  const secret = readSecret(file);
  if (!secret) throw new Error(`${file} ne contient pas de secret : il faut ${bytes} octets en chiffres hexadécimaux.`);
  return secret;
}
