import { readPayload } from '../wire/envelope.ts';
import { readObject, readObjects, readText } from '../wire/wire-values.ts';
import { type SlotState, slotStates } from './slot-schema.ts';

/** The slots of an answer (A.24); a state that this version does not know can't be chosen. */
export function slotsFromWire(body: unknown): { value: string; state: SlotState }[] {
  return readObjects(readObject(readPayload(body)).slots).map((slot) => ({
    value: readText(slot.value),
    state: slotStates.find((state) => state === slot.state) ?? 'closed',
  }));
}
