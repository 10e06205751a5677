import { createHash, randomBytes } from 'node:crypto';

/** Makes a token of 256 random bits, which is never stored (SEC-02). */
export function createToken(): string {
  return randomBytes(32).toString('hex');
}

/** The stored form of a token. A quick hash is enough, because the token can't be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
