import { readList } from '@comptoir/contract';

/** Reads a list that a form has as JSON. Empty if it is none, because what was typed comes back from the browser's storage. */
export function readTypedList(typed: string): unknown[] {
  try {
    return readList(JSON.parse(typed));
  } catch {
    return [];
  }
}
