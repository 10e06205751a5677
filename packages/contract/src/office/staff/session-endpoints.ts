import * as z from 'zod/mini';
import { toPlainLine } from '../../wire/plain-text.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';
import { enterSchema, linkRequestSchema, officeSessionSchema, personSchema, signInSchema } from './person.ts';
import { grantedSchema } from './pin.ts';

// The session is an HttpOnly cookie, so no script can read it.

export const signInCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/session',
  send: (email: string, password: string, code?: string) => ({
    body: { email: toPlainLine(email), password, ...(code !== undefined && { code }) },
  }),
  answer: personSchema,
});

export const signInEndpoint = defineOfficeEndpoint(signInCall, () => ({
  summary: 'Sign in by e-mail and password',
  access: 'anybody',
  audit: 'signed_in',
  body: signInSchema,
  errors: ['invalid_credentials', 'second_factor', 'wrong_code', 'rate_limited'],
}));

export const officeSessionCall = defineOfficeCall({
  method: 'GET',
  path: '/v2/office/session',
  isFresh: true,
  answer: officeSessionSchema,
});

export const officeSessionEndpoint = defineOfficeEndpoint(officeSessionCall, () => ({
  summary: 'The person or device of the session, and its permissions',
  access: 'staff',
  audit: null,
  errors: [],
}));

export const signOutCall = defineOfficeCall({
  method: 'DELETE',
  path: '/v2/office/session',
  outlivesPage: true,
  send: (grant?: string) => (grant === undefined ? {} : { body: { grant } }),
  answer: nothing,
});

export const signOutEndpoint = defineOfficeEndpoint(signOutCall, () => ({
  summary: 'End the session; that of a device needs a manager while orders wait for an answer',
  access: 'staff',
  audit: 'signed_out',
  asksWho: false,
  body: z.nullable(grantedSchema),
  errors: ['manager_needed'],
}));

/** Signs in with a single-use link, which the server's command line printed or a mail contained. */
export const enterCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/session/enter',
  send: (token: string, { password, name, code }: { password?: string; name?: string; code?: string } = {}) => ({
    body: {
      token,
      ...(password !== undefined && { password }),
      ...(name !== undefined && { name: toPlainLine(name) }),
      ...(code !== undefined && { code }),
    },
  }),
  answer: personSchema,
});

export const enterEndpoint = defineOfficeEndpoint(enterCall, () => ({
  summary: 'Sign in by a link, with a new password',
  access: 'anybody',
  audit: 'entered',
  body: enterSchema,
  errors: ['link_used', 'second_factor', 'wrong_code', 'rate_limited'],
}));

/** Requests a mail with a link to set a new password. The response does not reveal whether the address has an account. */
export const askForLinkCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/session/reset',
  send: (email: string) => ({ body: { email: toPlainLine(email) } }),
  answer: nothing,
});

export const askForLinkEndpoint = defineOfficeEndpoint(askForLinkCall, () => ({
  summary: 'Ask for a mail with a link that sets a new password',
  access: 'anybody',
  audit: 'link_asked',
  body: linkRequestSchema,
  errors: ['rate_limited'],
}));
