import { createHash } from 'node:crypto';

/** A digest of values, for idempotency keys. */
export function digestOf(values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
