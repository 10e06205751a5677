import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { sessionHeaders, signedErrors } from '../../wire/session/credentials.ts';
import type { Session } from '../../wire/session/session.ts';
import { type SavedAddress, savedAddressesFromWire, savedAddressToWire } from './saved-address.ts';
import { savedAddressesSchema, savedAddressSchema } from './saved-address-schema.ts';

const path = '/v2/public/auth/addresses';

export const savedAddressesCall = defineCall({
  method: 'GET',
  path,
  isFresh: true,
  send: (session: Session) => ({ headers: sessionHeaders(session) }),
  read: savedAddressesFromWire,
});

export const savedAddressesEndpoint = defineEndpoint(savedAddressesCall, () => ({
  summary: 'The addresses that somebody keeps',
  isSigned: true,
  answer: { addresses: z.array(savedAddressSchema) },
  errors: signedErrors,
}));

/** Replaces all saved addresses, at most ten, and resolves with the stored list. Not in the specification. */
export const saveAddressesCall = defineCall({
  method: 'PUT',
  path,
  send: (session: Session, addresses: SavedAddress[]) => ({
    headers: sessionHeaders(session),
    body: { addresses: addresses.map(savedAddressToWire) },
  }),
  read: savedAddressesFromWire,
});

export const saveAddressesEndpoint = defineEndpoint(saveAddressesCall, () => ({
  summary: 'Keep these addresses, in the place of those that were kept',
  isSigned: true,
  body: savedAddressesSchema,
  answer: { addresses: z.array(savedAddressSchema) },
  errors: signedErrors,
}));
