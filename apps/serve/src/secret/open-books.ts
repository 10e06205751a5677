import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BooksAccess, readWitness, systemCodeOf, type Witness } from '@comptoir/api';
import type { Config } from '../environment/config.ts';
import { readRelease } from '../release/read-release.ts';
import { shareOwner } from '../share-owner.ts';
import { makeSecret, readSecret } from './open-secret.ts';

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const keyHeader = Buffer.from('302e020100300506032b657004220420', 'hex');

export const booksKeyFile = (dataDir: string): string => join(dataDir, 'books-key');
const headFile = (dataDir: string): string => join(dataDir, 'books-head');

/** The private key of the books. Null if no start has made one yet. */
export function findBooksKey({ booksKey, dataDir }: Pick<Config, 'booksKey' | 'dataDir'>): Uint8Array | null {
  return booksKey === null ? readSecret(booksKeyFile(dataDir)) : Buffer.from(booksKey, 'hex');
}

export const booksKeyOf = (secret: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([keyHeader, secret]), format: 'der', type: 'pkcs8' });

/** Opens the key that signs the books, which the first start makes, and the file that keeps their end (BOK-05, BOK-06). */
export function openBooks(config: Config): BooksAccess {
  const { dataDir } = config;
  let release: ReturnType<typeof readRelease> | undefined;
  const secret = findBooksKey(config) ?? makeSecret(booksKeyFile(dataDir), dataDir);
  return {
    privateKey: booksKeyOf(secret),
    keepHead: (head) => keepHead(dataDir, head),
    readHead: async () => readKeptHead(dataDir),
    readRelease: () => {
      release ??= readRelease();
      return release;
    },
  };
}

/** Keeps an end of the books in place of the one before. */
export async function keepHead(dataDir: string, { seq, hash }: Witness): Promise<void> {
  const file = headFile(dataDir);
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${seq}:${hash}\n`, { mode: 0o600 });
  await rename(draft, file);
  shareOwner(dataDir, file);
}

/** The end of the books that this machine kept. Null if it kept none. */
export function readKeptHead(dataDir: string): Witness | null {
  try {
    const file = headFile(dataDir);
    const keptAt = Temporal.Instant.fromEpochMilliseconds(Math.ceil(statSync(file).mtimeMs));
    const kept = readWitness(readFileSync(file, 'utf8'));
    return kept && { ...kept, keptAt };
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}
