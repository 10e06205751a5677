import { createHash } from 'node:crypto';

export function digestOf(values: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
