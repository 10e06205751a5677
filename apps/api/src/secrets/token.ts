import { createHash, randomBytes } from 'node:crypto';

/** A new token: 256 random bits, said once and kept nowhere (SEC-02). */
export function createToken(): string {
  return randomBytes(32).toString('hex');
}

/** What is kept of a token. It has too many bits to be guessed, so that a quick hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
