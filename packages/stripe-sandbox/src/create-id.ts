import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function createId(prefix: string): string {
  return `${prefix}_${Array.from(randomBytes(24), (byte) => letters[byte % letters.length]).join('')}`;
}
