import { readPayload } from '../wire/envelope.ts';
import { isObject, readCount, readList } from '../wire/wire-values.ts';

/** The item ids of `popular` or `recommendations` (A.21, A.22), in their order. */
export function itemIdsFromWire(body: unknown, name: 'popular' | 'recommendations'): number[] {
  return readList(readPayload(body, name))
    .map((entry) => readCount(isObject(entry) ? entry.itemId : entry))
    .filter((id) => id !== null);
}
