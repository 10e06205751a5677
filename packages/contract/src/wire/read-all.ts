import { readObject, type WireObject } from './wire-values.ts';

/** Every entry of a list; null if there is no list, or if one entry can't be read. */
export function readAll<T>(value: unknown, read: (wire: WireObject) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const entries = value.map((entry) => read(readObject(entry))).filter((entry) => entry !== null);
  return entries.length === value.length ? entries : null;
}
