import { type GuestCash, guestCashOrders } from '@comptoir/domain';
import * as z from 'zod/mini';
import { guestCashFromWire } from '../../public/settings/guest-cash.ts';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
import { readObject } from '../../wire/wire-values.ts';

const path = '/v2/office/settings/guest-cash';
const { least, most } = guestCashOrders;

const guestCash = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['accepted', 'account']) }),
  z.strictObject({ kind: z.literal('code'), from: z.int().check(z.minimum(least), z.maximum(most)) }),
]);
const answer = { payload: z.strictObject({ guest_cash: guestCash }) };
const read = (body: unknown): GuestCash => guestCashFromWire(readObject(readPayload(body)).guest_cash);

/** How the restaurant takes cash of guests (OFC-29). */
export const guestCashCall = defineCall({ method: 'GET', path, isFresh: true, read });

export const guestCashEndpoint = defineEndpoint(guestCashCall, () => ({
  summary: 'How cash of guests is taken',
  access: 'guest-cash',
  audit: null,
  answer,
  errors: [],
}));

export const chooseGuestCashCall = defineCall({
  method: 'PUT',
  path,
  send: (wanted: GuestCash) => ({ body: { guest_cash: wanted } }),
  read,
});

export const chooseGuestCashEndpoint = defineEndpoint(chooseGuestCashCall, () => ({
  summary:
    'Choose how cash of guests is taken: always, with a code by mail from some order of a network on, or with an account alone',
  access: 'guest-cash',
  audit: 'guest_cash_chosen',
  body: z.strictObject({ guest_cash: guestCash }),
  answer,
  errors: [],
}));
