import { createHash } from 'node:crypto';

/** One text for the same values, to be part of an idempotency key. */
export function digestOf(values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
