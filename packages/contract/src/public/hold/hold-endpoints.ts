import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
import { readMoment } from '../../wire/moment.ts';
import { sessionHeaders } from '../../wire/session/credentials.ts';
import type { Session } from '../../wire/session/session.ts';
import { readObject } from '../../wire/wire-values.ts';
import { orderErrors } from '../order/order-errors.ts';
import type { WireOrder } from '../order/order-schema.ts';
import {
  heldCartSchema,
  holdAnswerSchema,
  holdRequestSchema,
  nothingSchema,
  type WireHoldRequest,
} from './hold-schema.ts';

const path = '/v2/public/holds';

/** A place in the kitchen that is kept for a cart (CAP-04). */
export interface ToldHold {
  until: Temporal.Instant;
  promisedAt: Temporal.Instant;
}

/** `hold` is null if nothing is held: the restaurant has no posts, or others hold what may be held. */
interface HoldAnswer {
  hold: ToldHold | null;
}

function holdFromWire(body: unknown): HoldAnswer {
  const wire = readObject(readObject(readPayload(body)).hold);
  const until = readMoment(wire.until);
  const promisedAt = readMoment(wire.promised_at);
  return { hold: until && promisedAt && { until, promisedAt } };
}

/** Takes from an order what its place depends on. */
export function holdRequestOf({ customer: { location, date }, ...order }: WireOrder): WireHoldRequest {
  const { local_id, items, free_items, is_pickup, coupon = null, user_id } = order;
  return { local_id, items, free_items, is_pickup, location, date, coupon, user_id };
}

/** Holds a place for a cart, instead of the one that it had. */
const holdPlaceCall = defineCall({
  method: 'POST',
  path,
  send: (request: WireHoldRequest, session?: Session | null) => ({ body: request, headers: sessionHeaders(session) }),
  read: holdFromWire,
});

export const holdPlaceEndpoint = defineEndpoint(holdPlaceCall, () => ({
  summary: 'Hold a place in the kitchen for a cart, while its diner pays',
  mayBeSigned: true,
  body: holdRequestSchema,
  answer: { payload: holdAnswerSchema },
  errors: [...orderErrors, 'hold_not_found', 'rate_limited'],
}));

/** Browsers send it with `keepalive`, so that it reaches the shop even if the page is left. */
const leaveHoldCall = defineCall({
  method: 'DELETE',
  path,
  outlivesPage: true,
  send: (localId: string) => ({ body: { local_id: localId } }),
  read: () => true,
});

export const leaveHoldEndpoint = defineEndpoint(leaveHoldCall, () => ({
  summary: 'Give a held place back',
  body: heldCartSchema,
  answer: { payload: nothingSchema },
  errors: ['hold_not_found', 'rate_limited'],
}));

/** The calls of the checkout's payment step, which is loaded late. */
export const holdCalls = { holdPlace: holdPlaceCall, leaveHold: leaveHoldCall };
