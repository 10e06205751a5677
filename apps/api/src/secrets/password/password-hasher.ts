import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createQueue, type QueueSize } from './create-queue.ts';

/** Hashes few passwords at a time, so that other requests keep their share of the processor. */
export interface PasswordHasher {
  /** @throws Overloaded if the queue is full */
  hash(password: string): Promise<string>;
  /** Takes the same time for a null hash, so that accounts can't be enumerated. @throws Overloaded */
  verify(password: string, passwordHash: string | null): Promise<boolean>;
}

const derive = promisify(argon2);
/** The hash of an account without a password, which matches no password. */
export const noPassword = '!';

/** OWASP's minimum cost for argon2id, which takes 34 ms of one processor. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** One hash at a time keeps a small machine usable. At most 100 requests wait, because a visitor gives up before a longer queue ends. */
const usualSize: QueueSize = { atOnce: 1, waiting: 100 };

export function createPasswordHasher(size: QueueSize = usualSize): PasswordHasher {
  const inTurn = createQueue(size);
  const argon2id = (password: string, nonce: Buffer) =>
    inTurn(() => derive('argon2id', { message: password.normalize('NFC'), nonce, ...cost }));
  return {
    hash: async (password) => {
      const nonce = randomBytes(16);
      return writeHash(nonce, await argon2id(password, nonce));
    },
    verify: async (password, passwordHash) => {
      const { nonce, tag } = readHash(passwordHash) ?? nobody;
      return timingSafeEqual(await argon2id(password, nonce), tag) && passwordHash !== null;
    },
  };
}

const toText = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const head = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

function writeHash(nonce: Buffer, tag: Buffer): string {
  return `${head}${toText(nonce)}$${toText(tag)}`;
}

function readHash(passwordHash: string | null): { nonce: Buffer; tag: Buffer } | null {
  if (!passwordHash?.startsWith(head)) return null;
  const [nonce = '', tag = ''] = passwordHash
    .slice(head.length)
    .split('$')
    .map((text) => Buffer.from(text, 'base64'));
  return nonce && tag && tag.length === cost.tagLength ? { nonce, tag } : null;
}

const nobody = { nonce: Buffer.alloc(16), tag: Buffer.alloc(cost.tagLength) };
