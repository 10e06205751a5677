import { readObject, type WireObject } from './wire-values.ts';

export function readAll<T>(value: unknown, read: (wire: WireObject) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const entries = value.map((entry) => read(readObject(entry))).filter((entry) => entry !== null);
  return entries.length === value.length ? entries : null;
}
