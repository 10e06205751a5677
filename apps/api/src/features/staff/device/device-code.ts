import { randomInt } from 'node:crypto';

/** What can't be mistaken for one another when it is read aloud or typed: no I, no O, no 0, no 1. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 8;

/** A code of 40 random bits, which is typed from one screen into another. */
export function createDeviceCode(): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}
