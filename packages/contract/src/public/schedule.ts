import type { Mode, Work } from '@comptoir/domain';
import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../wire/endpoint.ts';
import { readPayload } from '../wire/envelope.ts';
import { localIdSchema } from '../wire/local-id-schema.ts';
import { readMoment } from '../wire/moment.ts';
import { readObject, readObjects, readText } from '../wire/wire-values.ts';
import { workQueryPattern, workToQuery } from './menu/work-wire.ts';

export const slotStates = ['free', 'full', 'too_soon', 'closed', 'paused'] as const;
export type SlotState = (typeof slotStates)[number];

/** Why a slot can't be chosen: `orders` and `kitchen` are full, `closed_by_hand` was closed by the kitchen for its day (CAP-02). */
export const slotReasons = ['past', 'too_soon', 'closed', 'closed_by_hand', 'paused', 'orders', 'kitchen'] as const;
export type SlotReason = (typeof slotReasons)[number];

/** A slot as its diner is told; a free one has no reason. */
export interface ToldSlot {
  value: string;
  state: SlotState;
  reason?: SlotReason;
}

/** The slots of a day, and when an order as soon as possible is promised; null without posts, or if there is no such time. */
interface ToldDay {
  slots: ToldSlot[];
  asapAt: Temporal.Instant | null;
}

function slotsFromWire(body: unknown): ToldDay {
  const { slots, asap } = readObject(readPayload(body));
  const told = readObjects(slots).map((slot) => {
    const reason = slotReasons.find((known) => known === slot.reason);
    const state = slotStates.find((known) => known === slot.state) ?? 'closed';
    return { value: readText(slot.value), state, ...(reason && { reason }) };
  });
  return { slots: told, asapAt: readMoment(asap) };
}

/** Loads the slots of an ISO date, because only the server knows which slots are full (CHK-28, CHK-59). Without work they are those for a dish. */
export const slotsCall = defineCall({
  method: 'GET',
  path: '/v2/public/slots',
  isFresh: true,
  send: (mode: Mode, date: string, cart: { work: Work; localId?: string | undefined } | null) => ({
    query: {
      mode,
      date,
      ...(cart && { work: workToQuery(cart.work), ...(cart.localId && { local_id: cart.localId }) }),
    },
  }),
  read: slotsFromWire,
});

export const slotsEndpoint = defineEndpoint(slotsCall, () => {
  const mode = z.enum(['pickup', 'delivery']);
  return {
    summary: 'The slots of a day',
    query: z.object({
      mode,
      date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      work: z.optional(z.string().check(z.regex(workQueryPattern))),
      /** The cart that asks, whose own hold does not count against it (CAP-06). */
      local_id: z.optional(localIdSchema()),
    }),
    answer: {
      payload: z.strictObject({
        now: z.string(),
        date: z.string(),
        mode,
        /** When an order of this work as soon as possible is promised (CAP-10); absent without posts. */
        asap: z.optional(z.string()),
        slots: z.array(
          z.strictObject({ value: z.string(), state: z.enum(slotStates), reason: z.optional(z.enum(slotReasons)) }),
        ),
      }),
    },
    errors: ['validation'],
  };
});
