import { readPayload } from '../../wire/envelope.ts';
import { isObject, readObject, type WireObject } from '../../wire/wire-values.ts';

/** Returns the order in the answer to a cancellation as unparsed JSON; null if there is none. */
export function orderOf(body: unknown): WireObject | null {
  const { order } = readObject(readPayload(body));
  return isObject(order) ? order : null;
}
