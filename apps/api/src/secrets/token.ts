import { createHash, randomBytes } from 'node:crypto';

/** Creates a token of 256 random bits. Never store the token itself (SEC-02). */
export function createToken(): string {
  return randomBytes(32).toString('hex');
}

/** Returns the stored form of a token. A fast hash is enough, because a random token can't be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
