// The primitives of the wire, for answers and settings alike. A foreign back end may send "1" for true or "12.50" for 12.5
// (requirements DEC-05, CFG-23): these readers take what means the same and answer null for anything else; they never throw.
// Their one answer to each value is the table of wire-values.test.ts.

import { parseAmount, parseRate } from '@comptoir/domain';

export type WireObject = Record<string, unknown>;

export function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readObject(value: unknown): WireObject {
  return isObject(value) ? value : {};
}

/** A list; anything else is the empty list. */
export function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The objects of a list; what is none is left out. */
export function readObjects(value: unknown): WireObject[] {
  return readList(value).filter(isObject);
}

/** A text without the spaces around it; a number (a postal code without quotes) counts by its digits; "" for anything else. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

/** A finite number, also as decimal text; null otherwise. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && decimal.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

const decimal = /^\s*[+-]?\d+(\.\d+)?\s*$/;

/** A whole number of at least 0, also as text; null otherwise: 12.9 is no count and no id. */
export function readCount(value: unknown): number | null {
  const number = readNumber(value);
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** Euros with at most two decimals, also as text, in integer cents; null otherwise: no amount is not an amount of 0. */
export function readAmount(value: unknown): number | null {
  return parseAmount(typeof value === 'string' ? value.trim() : value);
}

/** A VAT rate in percent, also as text, in basis points from 0 to 10000; null otherwise. */
export function readRate(value: unknown): number | null {
  return parseRate(typeof value === 'string' ? value.trim() : value);
}

/** True for true, 1, "1", "true" and "Yes", whatever their case (CFG-23); `absent` where nothing is said; else false. */
export function readFlag(value: unknown, absent: boolean): boolean {
  const said = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (said === undefined || said === null || said === '') return absent;
  return said === true || said === 1 || said === '1' || said === 'true' || said === 'yes';
}

/** The ids of a list, in its order; what is no id is left out. */
export function readIds(value: unknown): number[] {
  return readList(value)
    .map(readCount)
    .filter((id) => id !== null);
}
