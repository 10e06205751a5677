import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { toPlainLine } from '../../wire/plain-text.ts';
import { sessionHeaders, signedErrors } from '../../wire/session/credentials.ts';
import { type Session, sessionFromWire } from '../../wire/session/session.ts';
import { userSchema } from '../../wire/session/user-schema.ts';
import { readObject, readText } from '../../wire/wire-values.ts';
import {
  codeRequestSchema,
  codeSchema,
  loginSchema,
  logoutSchema,
  resetSchema,
  signupSchema,
  takeBackSchema,
} from './access-schema.ts';

export interface NewAccount {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  password: string;
}

export type CodePurpose = 'verify' | 'reset';

const sessionAnswer = () => ({ token: z.string(), user: userSchema });

export const loginCall = defineCall({
  method: 'POST',
  path: '/v2/public/auth/login/',
  send: (email: string, password: string) => ({ body: { email: toPlainLine(email), password } }),
  read: sessionFromWire,
});

export const loginEndpoint = defineEndpoint(loginCall, () => ({
  summary: 'Log in',
  body: loginSchema,
  answer: sessionAnswer(),
  errors: ['invalid_credentials', 'validation', 'rate_limited'],
}));

/** Endpoint A.6 of the specification: the server mails a code that verifies the address. */
export const signupCall = defineCall({
  method: 'POST',
  path: '/v2/public/auth/signup/',
  send: ({ firstName, lastName, phone, email, password }: NewAccount) => ({
    body: {
      first_name: toPlainLine(firstName),
      last_name: toPlainLine(lastName),
      phone: toPlainLine(phone),
      email: toPlainLine(email),
      password,
    },
  }),
  read: sessionFromWire,
});

export const signupEndpoint = defineEndpoint(signupCall, () => ({
  summary: 'Make an account; its address gets a code by mail',
  body: signupSchema,
  answer: sessionAnswer(),
  errors: ['email_taken', 'validation', 'rate_limited'],
}));

export const logoutCall = defineCall({
  method: 'POST',
  path: '/v2/public/auth/logout/',
  outlivesPage: true,
  send: (session: Session) => ({ headers: sessionHeaders(session) }),
  read: () => true,
});

export const logoutEndpoint = defineEndpoint(logoutCall, () => ({
  summary: 'End a session',
  isSigned: true,
  body: logoutSchema,
  answer: {},
  errors: signedErrors,
}));

/** Verifies an e-mail address by the mailed code (A.8). `session` is the session that the sign-up in this browser returned. */
export const verifyCodeCall = defineCall({
  method: 'GET',
  path: '/v2/public/auth/verify-otp/',
  isFresh: true,
  send: (otp: string, email: string, session: Session | null) => ({
    query: { otp: otp.replace(/\s/g, ''), email: toPlainLine(email) },
    ...(session && { headers: sessionHeaders(session) }),
  }),
  read: (body) => {
    const session = sessionFromWire(body);
    return session && { ...session, isPasswordNeeded: readObject(body).password_needed === true };
  },
});

export const verifyCodeEndpoint = defineEndpoint(verifyCodeCall, () => ({
  summary: 'Prove an address by its code, and log in',
  query: codeSchema,
  mayBeSigned: true,
  answer: { ...sessionAnswer(), password_needed: z.boolean() },
  errors: ['otp_invalid', 'validation', 'wrong_origin', 'rate_limited'],
}));

/** Asks for a mailed code (A.9). The answer's sentence is the same whether or not the account exists. */
export const sendCodeCall = defineCall({
  method: 'GET',
  path: '/v2/public/auth/send-otp/',
  isFresh: true,
  send: (email: string, purpose: CodePurpose) => ({ query: { email: toPlainLine(email), purpose } }),
  read: (body) => readText(readObject(body).message),
});

export const sendCodeEndpoint = defineEndpoint(sendCodeCall, () => ({
  summary: 'Have a code sent, if there is an account',
  query: codeRequestSchema,
  answer: { message: z.string() },
  errors: ['validation', 'wrong_origin', 'rate_limited'],
}));

export const resetPasswordCall = defineCall({
  method: 'POST',
  path: '/v2/public/auth/reset-password/',
  send: (email: string, otp: string, password: string) => ({
    body: { email: toPlainLine(email), otp: otp.replace(/\s/g, ''), password },
  }),
  read: () => true,
});

export const resetPasswordEndpoint = defineEndpoint(resetPasswordCall, () => ({
  summary: 'Set a new password by a code; every session ends',
  body: resetSchema,
  answer: {},
  errors: ['otp_invalid', 'validation', 'rate_limited'],
}));

/** Undoes a change of an account's e-mail address with the secret link that the former address received. */
export const takeEmailBackCall = defineCall({
  method: 'POST',
  path: '/v2/public/auth/take-email-back/',
  send: (token: string) => ({ body: { token } }),
  read: () => true,
});

export const takeEmailBackEndpoint = defineEndpoint(takeEmailBackCall, () => ({
  summary: 'Take the change of an address back by its link; sessions, codes and the password end',
  body: takeBackSchema,
  answer: {},
  errors: ['link_unknown', 'link_used', 'email_taken', 'validation', 'rate_limited'],
}));
