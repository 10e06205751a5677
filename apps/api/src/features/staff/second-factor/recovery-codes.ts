import { randomInt } from 'node:crypto';

const count = 8;
const length = 10;
/** Without letters and digits that look alike. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Eight codes of ten signs, in two groups, such as "7KQ2M-XP4RT". */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
    return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
  });
}

/** A code as it was typed: lower case, spaces and hyphens are allowed. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
