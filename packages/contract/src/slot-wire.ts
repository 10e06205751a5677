import { readPayload } from './envelope.ts';
import { type SlotState, slotStates } from './slot-schema.ts';
import { isObject, readList, readObject, readText } from './wire-values.ts';

/** The slots of an answer (A.24); a state that this version does not know can't be chosen. */
export function slotsFromWire(body: unknown): { value: string; state: SlotState }[] {
  return readList(readObject(readPayload(body)).slots)
    .filter(isObject)
    .map((slot) => ({
      value: readText(slot.value),
      state: slotStates.find((state) => state === slot.state) ?? 'closed',
    }));
}
