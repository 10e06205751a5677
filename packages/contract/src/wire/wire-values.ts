// Parsers of single values, which never throw. A foreign back end may send "1" for true or "12.50" for 12.5 (DEC-05, CFG-23), so equivalent
// values are accepted, and others become null.

import { parseAmount, parseRate } from '@comptoir/domain';

export type WireObject = Record<string, unknown>;

export function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readObject(value: unknown): WireObject {
  return isObject(value) ? value : {};
}

export function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function readObjects(value: unknown): WireObject[] {
  return readList(value).filter(isObject);
}

/** Reads trimmed text, or the digits of a number (a postal code without quotes), else "". */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && decimal.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

const decimal = /^\s*[+-]?\d+(\.\d+)?\s*$/;

export function readCount(value: unknown): number | null {
  const number = readNumber(value);
  return number !== null && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** Reads euros with at most two decimals, also from text, as integer cents; else null. */
export function readAmount(value: unknown): number | null {
  return parseAmount(typeof value === 'string' ? value.trim() : value);
}

/** Reads a VAT rate in percent, also from text, as basis points from 0 to 10000; else null. */
export function readRate(value: unknown): number | null {
  return parseRate(typeof value === 'string' ? value.trim() : value);
}

/** True for true, 1, "1", "true" and "Yes" in any case (CFG-23); `absent` if there is no value; else false. */
export function readFlag(value: unknown, absent: boolean): boolean {
  const said = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (said === undefined || said === null || said === '') return absent;
  return said === true || said === 1 || said === '1' || said === 'true' || said === 'yes';
}

export function readIds(value: unknown): number[] {
  return readList(value)
    .map(readCount)
    .filter((id) => id !== null);
}
