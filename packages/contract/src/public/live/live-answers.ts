import { readPayload } from '../../wire/envelope.ts';
import { isObject, readObject, type WireObject } from '../../wire/wire-values.ts';

/** The order in the answer to a cancellation, unread; null: none. */
export function orderOf(body: unknown): WireObject | null {
  const { order } = readObject(readPayload(body));
  return isObject(order) ? order : null;
}
