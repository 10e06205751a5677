import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
import { toPlainLine } from '../../wire/plain-text.ts';
import { sessionFields, sessionHeaders, signedErrors } from '../../wire/session/credentials.ts';
import { type Session, type User, userFromWire, userToWire } from '../../wire/session/session.ts';
import { userSchema } from '../../wire/session/user-schema.ts';
import { isObject } from '../../wire/wire-values.ts';
import { accountExportSchema, deletionSchema, profileUpdateSchema } from './profile-schema.ts';

export const profileCall = defineCall({
  method: 'GET',
  path: '/v2/public/auth/profile',
  isFresh: true,
  send: (session: Session) => ({ query: sessionFields(session) }),
  read: userFromWire,
});

export const profileEndpoint = defineEndpoint(profileCall, () => ({
  summary: 'Whose session it is',
  isSigned: true,
  answer: { user: userSchema },
  errors: signedErrors,
}));

export const updateProfileCall = defineCall({
  method: 'PATCH',
  path: '/v2/public/auth/update-profile',
  send: (session: Session, user: User) => ({
    query: sessionFields(session),
    body: {
      ...userToWire(user),
      email: toPlainLine(user.email),
      first_name: toPlainLine(user.firstName),
      last_name: toPlainLine(user.lastName),
      phone: toPlainLine(user.phone),
      address: user.address === null ? null : toPlainLine(user.address) || null,
    },
  }),
  read: userFromWire,
});

export const updateProfileEndpoint = defineEndpoint(updateProfileCall, () => ({
  summary: 'Change a profile; a new address has to be proven again',
  isSigned: true,
  body: profileUpdateSchema,
  answer: { user: userSchema },
  errors: [...signedErrors, 'email_taken', 'rate_limited'],
}));

export const deleteProfileCall = defineCall({
  method: 'DELETE',
  path: '/v2/public/auth/delete-profile/',
  send: (session: Session, password: string) => ({ body: { ...sessionFields(session), password } }),
  read: () => true,
});

export const deleteProfileEndpoint = defineEndpoint(deleteProfileCall, () => ({
  summary: 'Delete an account; its orders stay, without a name',
  isSigned: true,
  body: deletionSchema,
  answer: {},
  errors: [...signedErrors, 'wrong_password', 'order_under_way', 'rate_limited'],
}));

/** Exports all data of an account for download. Not in the specification. */
export const exportAccountCall = defineCall({
  method: 'GET',
  path: '/v2/public/auth/export',
  isFresh: true,
  send: (session: Session) => ({ headers: sessionHeaders(session) }),
  read: (body) => {
    const payload = readPayload(body);
    return isObject(payload) ? payload : null;
  },
});

export const exportAccountEndpoint = defineEndpoint(exportAccountCall, () => ({
  summary: 'All that the shop knows of an account',
  isSigned: true,
  answer: { payload: accountExportSchema },
  errors: signedErrors,
}));
