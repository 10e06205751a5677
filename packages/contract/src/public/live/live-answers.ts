import { readPayload } from '../../wire/envelope.ts';
import { isObject, readObject, type WireObject } from '../../wire/wire-values.ts';

/** The order in the answer to a cancellation, as it came, or in that of one that came too late; null: there is none. */
export function orderOf(body: unknown): WireObject | null {
  const { order } = readObject(readPayload(body));
  return isObject(order) ? order : null;
}
