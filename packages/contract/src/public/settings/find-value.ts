import { isObject } from '../../wire/wire-values.ts';
import type { NamedValue } from './settings.ts';

/** Finds a setting by its dotted path: first the exact name, then the longest prefix whose object contains the rest (CFG-18). */
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
    if (!isObject(inner) || !Object.hasOwn(inner, key)) return undefined;
    inner = inner[key];
  }
  return inner;
}
