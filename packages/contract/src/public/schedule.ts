import type { Mode } from '@comptoir/domain';
import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../wire/endpoint.ts';
import { readPayload } from '../wire/envelope.ts';
import { readObject, readObjects, readText } from '../wire/wire-values.ts';

export const slotStates = ['free', 'full', 'too_soon', 'closed', 'paused'] as const;
export type SlotState = (typeof slotStates)[number];

function slotsFromWire(body: unknown): { value: string; state: SlotState }[] {
  return readObjects(readObject(readPayload(body)).slots).map((slot) => ({
    value: readText(slot.value),
    state: slotStates.find((state) => state === slot.state) ?? 'closed',
  }));
}

/** Loads the slots of an ISO date, because only the server knows which slots are full (CHK-28, CHK-59). */
export const slotsCall = defineCall({
  method: 'GET',
  path: '/v2/public/slots',
  isFresh: true,
  send: (mode: Mode, date: string) => ({ query: { mode, date } }),
  read: slotsFromWire,
});

export const slotsEndpoint = defineEndpoint(slotsCall, () => {
  const mode = z.enum(['pickup', 'delivery']);
  return {
    summary: 'The slots of a day',
    query: z.object({ mode, date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
    answer: {
      payload: z.strictObject({
        now: z.string(),
        date: z.string(),
        mode,
        slots: z.array(z.strictObject({ value: z.string(), state: z.enum(slotStates) })),
      }),
    },
    errors: ['validation'],
  };
});
