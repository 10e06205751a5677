import { randomInt } from 'node:crypto';

/** Without I, O, 0 and 1, which are easily confused. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 8;

/** 40 random bits, typed from one screen into another. */
export function createDeviceCode(): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}
