import { parseAmount } from '../money/parse-amount.ts';
import type { NamedValue } from './settings.ts';

/**
 * Finds a setting by its dotted path: the exact name first, else the longest name that is a prefix of it, with the rest
 * inside that name's object value (requirement CFG-18). Undefined: absent.
 */
export function findValue(values: NamedValue[], path: string): unknown {
  const keys = path.split('.');
  for (let length = keys.length; length > 0; length -= 1) {
    const name = keys.slice(0, length).join('.');
    const found = values.find((candidate) => candidate.name === name);
    const value = found && readInside(found.value, keys.slice(length));
    if (value !== undefined) return value;
  }
  return undefined;
}

function readInside(value: unknown, keys: string[]): unknown {
  let inner = value;
  for (const key of keys) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined;
    inner = (inner as Record<string, unknown>)[key];
  }
  return inner;
}

const truths: unknown[] = [true, 1, '1', 'true', 'Yes'];

/** Reads a yes or no; what is absent has the given default, what is not one of the accepted truths is false (CFG-23). */
export function toFlag(value: unknown, absent: boolean): boolean {
  return value === undefined || value === null || value === '' ? absent : truths.includes(value);
}

/** Reads a finite number, also from its text; null when it is none. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Reads a count of at least 0, without its decimals; null when it is none. */
export function toCount(value: unknown): number | null {
  const number = toNumber(value);
  return number === null || number < 0 ? null : Math.trunc(number);
}

/** Reads euros as integer cents of at least 0; 0 when absent or malformed. */
export function toCents(value: unknown): number {
  return Math.max(0, parseAmount(value) ?? 0);
}

/** Reads a text; "" when it is none. A number (a postal code without quotes) counts by its digits. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

/** Reads a list of objects; what is not one is left out. */
export function toRecords(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : [];
}
