import { randomInt } from 'node:crypto';

/** The alphabet lacks I, O, 0 and 1, which are easily confused. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 8;

export function createDeviceCode(): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}
