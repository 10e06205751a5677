import { roles } from '@comptoir/domain';
import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { toPlainLine } from '../../wire/plain-text.ts';
import { officeSessionFromWire, personFromWire } from './office-session.ts';
import { enterSchema, linkRequestSchema, namedSchema, personSchema, signInSchema } from './person-schema.ts';
import { grantedSchema } from './pin-schema.ts';

// Coming into the office and leaving it. The session itself is a cookie that no script reads.

const personAnswer = () => ({ payload: z.strictObject({ person: personSchema() }) });
const nothing = () => ({ payload: z.strictObject({}) });

export const signInCall = defineCall({
  method: 'POST',
  path: '/v2/office/session',
  send: (email: string, password: string) => ({ body: { email: toPlainLine(email), password } }),
  read: personFromWire,
});

export const signInEndpoint = defineEndpoint(signInCall, () => ({
  summary: 'Come in by e-mail and password',
  access: 'anybody',
  audit: 'signed_in',
  body: signInSchema(),
  answer: personAnswer(),
  errors: ['invalid_credentials', 'rate_limited'],
}));

export const officeSessionCall = defineCall({
  method: 'GET',
  path: '/v2/office/session',
  isFresh: true,
  read: officeSessionFromWire,
});

export const officeSessionEndpoint = defineEndpoint(officeSessionCall, () => ({
  summary: 'Whose session it is, and what they may do',
  access: 'staff',
  audit: null,
  answer: {
    payload: z.strictObject({
      role: z.enum(roles),
      person: z.nullable(namedSchema()),
      device: z.nullable(namedSchema()),
      permissions: z.array(z.string()),
      site: z.string(),
      now: z.string(),
    }),
  },
  errors: [],
}));

export const signOutCall = defineCall({
  method: 'DELETE',
  path: '/v2/office/session',
  outlivesPage: true,
  send: (grant?: string) => (grant === undefined ? {} : { body: { grant } }),
  read: () => true,
});

export const signOutEndpoint = defineEndpoint(signOutCall, () => ({
  summary: 'End the session; a device’s, while orders wait for an answer, with a manager alone',
  access: 'staff',
  audit: 'signed_out',
  // Null: there is none.
  body: z.nullable(grantedSchema()),
  answer: nothing(),
  errors: ['manager_needed'],
}));

/** By a link that the restaurant's server or a mail gave: it opens one session, once. */
export const enterCall = defineCall({
  method: 'POST',
  path: '/v2/office/session/enter',
  send: (token: string, { password, name }: { password?: string; name?: string } = {}) => ({
    body: {
      token,
      ...(password !== undefined && { password }),
      ...(name !== undefined && { name: toPlainLine(name) }),
    },
  }),
  read: personFromWire,
});

export const enterEndpoint = defineEndpoint(enterCall, () => ({
  summary: 'Come in by a link, with a new password',
  access: 'anybody',
  audit: 'entered',
  body: enterSchema(),
  answer: personAnswer(),
  errors: ['link_used', 'rate_limited'],
}));

/** Has a link sent by mail, if there is such a person: whoever has it sets a new password by `enter`. */
export const askForLinkCall = defineCall({
  method: 'POST',
  path: '/v2/office/session/reset',
  send: (email: string) => ({ body: { email: toPlainLine(email) } }),
  read: () => true,
});

export const askForLinkEndpoint = defineEndpoint(askForLinkCall, () => ({
  summary: 'Have a link sent that sets a new password',
  access: 'anybody',
  audit: 'link_asked',
  body: linkRequestSchema(),
  answer: nothing(),
  errors: ['rate_limited'],
}));
