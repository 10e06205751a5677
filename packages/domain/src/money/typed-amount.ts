import { parseAmount } from './parse-amount.ts';

/** `decimals`: more than two decimals. `malformed`: no amount at all. */
export type TypedAmount = { cents: number } | { problem: 'decimals' | 'malformed' };

/** Reads an amount as French people type it: `12,9`, `12.90`, `12,90 €`. Spaces between digits are not taken for thousands (MED-11). */
export function readTypedAmount(text: string): TypedAmount {
  const decimal = text.trim().replace(/\s*€$/u, '').replace(',', '.');
  const cents = parseAmount(decimal);
  if (cents !== null) return { cents };
  return { problem: /^[+-]?\d+\.\d{3,}$/.test(decimal) ? 'decimals' : 'malformed' };
}

/** Writes an amount as it is typed: `12,90`. */
export function writeTypedAmount(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
