import { type Reception, receptions } from '@comptoir/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../wire/endpoint.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';
import { grantedSchema } from '../staff/pin.ts';
import { boardSchema } from './board.ts';

export const boardCall = defineOfficeCall({ method: 'GET', path: '/v2/office/board', answer: boardSchema });

export const boardEndpoint = defineOfficeEndpoint(boardCall, () => ({
  summary: 'The open orders, and those that ended in the last two hours',
  access: 'board',
  audit: null,
  isKept: true,
  errors: [],
}));

const healthSchema = z.strictObject({
  sound: z.enum(['locked', 'on', 'muted', 'broken']),
  isVisible: z.boolean(),
  link: z.enum(['live', 'late', 'lost']),
  /** The battery charge in percent; null if the device does not report it. */
  battery: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
});

export type BoardHealth = z.infer<typeof healthSchema>;

/** A board sends this every 20 seconds. The server counts a board without reports as closed. */
export const aliveCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/board/alive',
  send: (health: BoardHealth) => ({ body: health }),
  answer: nothing,
});

export const aliveEndpoint = defineOfficeEndpoint(aliveCall, () => ({
  summary: 'A board reports its state',
  access: 'board',
  audit: null,
  body: healthSchema,
  errors: [],
}));

/** Asks to mute a board's ring for a few minutes. The last ringing board needs a manager's grant (BRD-23). */
export const muteCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/board/mute',
  send: (grant?: string) => ({ body: { ...(grant !== undefined && { grant }) } }),
  answer: nothing,
});

export const muteEndpoint = defineOfficeEndpoint(muteCall, () => ({
  summary: 'Mute a board; the last one that rings only with a manager, or by a manager’s grant',
  access: 'board',
  audit: 'board_muted',
  body: grantedSchema,
  errors: ['last_sound'],
}));

const mostOrders = 500;

export const seenCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/board/seen',
  send: (orderIds: string[]) => ({ body: { orderIds } }),
  answer: nothing,
});

export const seenEndpoint = defineOfficeEndpoint(seenCall, () => ({
  summary: 'A board shows these orders',
  access: 'board',
  audit: null,
  body: z.strictObject({ orderIds: z.array(z.uuid()).check(z.maxLength(mostOrders)) }),
  errors: [],
}));

const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
const digest = z.string().check(z.regex(/^[0-9a-f]{8}$/));
const driftSchema = z.strictObject({ open: count, digest, expectedOpen: count, expectedDigest: digest });

export type Drift = z.infer<typeof driftSchema>;

export const driftCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/board/drift',
  send: (drift: Drift) => ({ body: drift }),
  answer: nothing,
});

export const driftEndpoint = defineOfficeEndpoint(driftCall, () => ({
  summary: 'A board held other orders than the server',
  access: 'board',
  audit: null,
  body: driftSchema,
  errors: [],
}));

export const chooseReceptionCall = defineOfficeCall({
  method: 'PUT',
  path: '/v2/office/board/reception',
  send: (reception: Reception) => ({ body: { reception } }),
  answer: nothing,
});

export const chooseReceptionEndpoint = defineOfficeEndpoint(chooseReceptionCall, () => ({
  summary: 'Choose how orders are received: on the board, by the shop itself, or by mail alone',
  access: 'reception',
  audit: 'reception_chosen',
  body: z.strictObject({ reception: z.enum(receptions) }),
  errors: [],
}));

export const resumeOrdersCall = defineOfficeCall({
  method: 'DELETE',
  path: '/v2/office/board/pause',
  answer: nothing,
});

export const resumeOrdersEndpoint = defineOfficeEndpoint(resumeOrdersCall, () => ({
  summary: 'End the pause after unanswered orders',
  access: 'board',
  audit: 'pause_ended',
  errors: [],
}));

export const boardStreamPath = '/v2/office/board/stream';

export const boardStreamEndpoint = defineEndpoint({ method: 'GET', path: boardStreamPath }, () => ({
  summary: 'The board and its changes as server-sent events',
  access: 'board',
  audit: null,
  /** The cursor of the last event that the client received. For an unknown cursor the server sends the whole board. */
  query: z.object({ since: z.optional(z.string()) }),
  answer: {},
  errors: ['rate_limited'],
}));
