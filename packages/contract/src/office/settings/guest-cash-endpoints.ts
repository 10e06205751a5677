import { type GuestCash, guestCashOrders } from '@comptoir/domain';
import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const path = '/v2/office/settings/guest-cash';
const { least, most } = guestCashOrders;

const guestCashSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['accepted', 'account']) }),
  z.strictObject({ kind: z.literal('code'), from: z.int().check(z.minimum(least), z.maximum(most)) }),
]);

export const guestCashCall = defineOfficeCall({ method: 'GET', path, isFresh: true, answer: guestCashSchema });

export const guestCashEndpoint = defineOfficeEndpoint(guestCashCall, () => ({
  summary: 'The rule for cash of guests',
  access: 'guest-cash',
  audit: null,
  errors: [],
}));

export const chooseGuestCashCall = defineOfficeCall({
  method: 'PUT',
  path,
  send: (wanted: GuestCash) => ({ body: wanted }),
  answer: guestCashSchema,
});

export const chooseGuestCashEndpoint = defineOfficeEndpoint(chooseGuestCashCall, () => ({
  summary: 'Choose the rule for cash of guests: always, by a code after some orders of a network, or with an account',
  access: 'guest-cash',
  audit: 'guest_cash_chosen',
  body: guestCashSchema,
  errors: [],
}));
