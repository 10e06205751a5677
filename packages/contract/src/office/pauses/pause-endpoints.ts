import { busyMinutes, type Mode, maxPauseMessage, type PauseLength, pauseLengths } from '@comptoir/domain';
import * as z from 'zod/mini';
import { actionIdSchema } from '../../wire/action-identity.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';
import { serviceSchema } from '../board/board.ts';

const path = '/v2/office/pauses';

const changed = z.object({ service: serviceSchema, isReplayed: z.boolean() });

const modes = z.array(z.enum(['pickup', 'delivery'])).check(
  z.minLength(1),
  z.refine((list) => new Set(list).size === list.length),
);

export interface WantedPause {
  modes: Mode[];
  length: PauseLength;
  /** A sentence for diners; empty if there is none. */
  message: string;
}

/** Pauses orders. `actionId` is a new UUID for each tap; retries repeat it. */
export const pauseOrdersCall = defineOfficeCall({
  method: 'POST',
  path,
  send: (actionId: string, wanted: WantedPause) => ({ body: { actionId, ...wanted } }),
  answer: changed,
});

export const pauseOrdersEndpoint = defineOfficeEndpoint(pauseOrdersCall, () => ({
  summary: 'Take no orders of some modes for a while; later slots stay',
  access: 'pause',
  audit: 'orders_paused',
  body: z.strictObject({
    actionId: actionIdSchema,
    modes,
    length: z.literal([...pauseLengths]),
    message: z._default(z.string().check(z.trim(), z.maxLength(maxPauseMessage), z.regex(/^\P{Cc}*$/u)), ''),
  }),
  errors: ['action_exists'],
}));

/** Ends every pause of the modes of one pause. Ending it again changes nothing. */
export const endPauseCall = defineOfficeCall({
  method: 'DELETE',
  path: `${path}/:id`,
  send: (id: string) => ({ params: { id } }),
  answer: z.object({ service: serviceSchema }),
});

export const endPauseEndpoint = defineOfficeEndpoint(endPauseCall, () => ({
  summary: 'Take orders again, of all modes of a pause',
  access: 'pause',
  audit: 'pause_ended',
  params: z.object({ id: z.uuid() }),
  errors: ['not_found'],
}));

export interface WantedBusy {
  modes: Mode[];
  /** Null means that the kitchen is no longer busy. */
  extraMinutes: (typeof busyMinutes)[number] | null;
  length: PauseLength;
}

/** Says that the kitchen needs more time, or no longer. It replaces what was said of these modes before. */
export const setBusyCall = defineOfficeCall({
  method: 'PUT',
  path: '/v2/office/busy',
  send: (actionId: string, wanted: WantedBusy) => ({ body: { actionId, ...wanted } }),
  answer: changed,
});

export const setBusyEndpoint = defineOfficeEndpoint(setBusyCall, () => ({
  summary: 'Add minutes to the promises of some modes for a while',
  access: 'pause',
  audit: 'busy_set',
  body: z.strictObject({
    actionId: actionIdSchema,
    modes,
    extraMinutes: z.nullable(z.literal([...busyMinutes])),
    length: z._default(z.literal([...pauseLengths]), 'service'),
  }),
  errors: ['action_exists'],
}));
