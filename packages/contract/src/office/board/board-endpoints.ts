import { type Reception, receptions } from '@comptoir/domain';
import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
import { grantedSchema } from '../staff/pin-schema.ts';
import { boardSchema } from './board-schema.ts';
import { boardFromWire } from './board-wire.ts';

/** Nothing is answered but that it was heard. */
const nothing = { payload: z.strictObject({}) };
const done = () => true as const;

/** The whole board. */
export const boardCall = defineCall({
  method: 'GET',
  path: '/v2/office/board',
  read: (body) => boardFromWire(readPayload(body)),
});

export const boardEndpoint = defineEndpoint(boardCall, () => ({
  summary: 'The open orders, and those that ended in the last two hours',
  access: 'board',
  audit: null,
  isKept: true,
  answer: { payload: boardSchema },
  errors: [],
}));

/** What a board says of itself (BRD-15). */
export interface BoardHealth {
  sound: 'locked' | 'on' | 'muted' | 'broken';
  isVisible: boolean;
  link: 'live' | 'late' | 'lost';
  /** Percent; null: the device does not say. */
  battery: number | null;
}

/** Every 20 seconds: what no longer says so is no board that anybody sees. */
export const aliveCall = defineCall({
  method: 'POST',
  path: '/v2/office/board/alive',
  send: ({ sound, isVisible, link, battery }: BoardHealth) => ({
    body: { sound, visible: isVisible, link, battery },
  }),
  read: done,
});

export const aliveEndpoint = defineEndpoint(aliveCall, () => ({
  summary: 'A board is there, and how it is',
  access: 'board',
  audit: null,
  body: z.strictObject({
    sound: z.enum(['locked', 'on', 'muted', 'broken']),
    visible: z.boolean(),
    link: z.enum(['live', 'late', 'lost']),
    battery: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(100))), null),
  }),
  answer: nothing,
  errors: [],
}));

/** Before a board mutes its ring for a few minutes: somebody must hear (BRD-23). */
export const muteCall = defineCall({
  method: 'POST',
  path: '/v2/office/board/mute',
  send: (grant?: string) => ({ body: { ...(grant !== undefined && { grant }) } }),
  read: done,
});

export const muteEndpoint = defineEndpoint(muteCall, () => ({
  summary: 'Mute a board, unless it is the last one that rings; a manager may, and whoever has one answer for it',
  access: 'board',
  audit: 'board_muted',
  body: grantedSchema(),
  answer: nothing,
  errors: ['last_sound'],
}));

const mostOrders = 500;

/** Once an order was painted (BRD-16). */
export const seenCall = defineCall({
  method: 'POST',
  path: '/v2/office/board/seen',
  send: (orderIds: string[]) => ({ body: { order_ids: orderIds } }),
  read: done,
});

export const seenEndpoint = defineEndpoint(seenCall, () => ({
  summary: 'A board shows these orders',
  access: 'board',
  audit: null,
  body: z.strictObject({ order_ids: z.array(z.uuid()).check(z.maxLength(mostOrders)) }),
  answer: nothing,
  errors: [],
}));

/** What a board held when it was not what the server held, twice in a row (BRD-11). */
export interface Drift {
  open: number;
  digest: string;
  expectedOpen: number;
  expectedDigest: string;
}

export const driftCall = defineCall({
  method: 'POST',
  path: '/v2/office/board/drift',
  send: ({ open, digest, expectedOpen, expectedDigest }: Drift) => ({
    body: { open, digest, expected_open: expectedOpen, expected_digest: expectedDigest },
  }),
  read: done,
});

const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
const digest = z.string().check(z.regex(/^[0-9a-f]{8}$/));

export const driftEndpoint = defineEndpoint(driftCall, () => ({
  summary: 'A board held something else than the server',
  access: 'board',
  audit: null,
  body: z.strictObject({ open: count, digest, expected_open: count, expected_digest: digest }),
  answer: nothing,
  errors: [],
}));

/** How the restaurant receives its orders, from the next one on (BRD-59). */
export const chooseReceptionCall = defineCall({
  method: 'PUT',
  path: '/v2/office/board/reception',
  send: (reception: Reception) => ({ body: { reception } }),
  read: done,
});

export const chooseReceptionEndpoint = defineEndpoint(chooseReceptionCall, () => ({
  summary: 'Choose how orders are received: on the board, by the shop itself, or by mail alone',
  access: 'reception',
  audit: 'reception_chosen',
  body: z.strictObject({ reception: z.enum(receptions) }),
  answer: nothing,
  errors: [],
}));

/** Takes orders again that the shop has paused since nobody answered (BRD-51). */
export const resumeOrdersCall = defineCall({ method: 'DELETE', path: '/v2/office/board/pause', read: done });

export const resumeOrdersEndpoint = defineEndpoint(resumeOrdersCall, () => ({
  summary: 'Take orders again that were paused since nobody answered',
  access: 'board',
  audit: 'pause_ended',
  answer: nothing,
  errors: [],
}));

/** Where the board's events are: the browser opens them itself. */
export const boardStreamPath = '/v2/office/board/stream';

/** What comes by events (BRD-09): opened with the browser's own `EventSource`, which sends `Last-Event-ID` when it comes back. */
export const boardStreamEndpoint = defineEndpoint({ method: 'GET', path: boardStreamPath }, () => ({
  summary: 'The board, and what happens on it, as server-sent events',
  access: 'board',
  audit: null,
  /** From where a stream goes on that was opened anew; what is no cursor of ours gets the whole. */
  query: z.object({ since: z.optional(z.string()) }),
  answer: {},
  errors: ['rate_limited'],
}));
