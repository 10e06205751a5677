import { accountEndpoints, type Session, type SiteConfig, sessionToWire, success } from '@comptoir/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { answerWait, type Limiter, type MakeCounter } from '../../../plugins/limits.ts';
import { refuseForeignPages } from '../../../plugins/refuse-foreign-pages.ts';
import { createKnownBrowser } from '../../../secrets/known-browser.ts';
import { limitAttempts } from '../../../secrets/limit-attempts.ts';
import { answerCommonPassword } from '../../../secrets/password/answer-common-password.ts';
import { isCommonPassword } from '../../../secrets/password/common-passwords.ts';
import { createPasswordDoor } from '../../../secrets/password-door.ts';
import { hashToken } from '../../../secrets/token.ts';
import { askForCode } from '../code/ask-for-code.ts';
import { readCredentials } from '../credentials/read-credentials.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { logIn } from './log-in.ts';
import { logOutRoute } from './log-out-route.ts';
import { resetPassword } from './reset-password.ts';
import { signUp } from './sign-up.ts';
import { verifyAddress } from './verify-address.ts';

type Tools = AccountTools & { site: SiteConfig; limit: Limiter; makeCounter: MakeCounter };

/** Making an account and opening it (requirements A.5 to A.10). */
export function accessRoutes(app: FastifyInstance, tools: Tools): void {
  const { db, keys, now, wakeOutbox } = tools;
  const limited = (name: string) => limitAttempts(tools, name);
  const knownBrowser = createKnownBrowser(tools, { name: 'known-diner', path: '/v2/public/auth' });
  const guarded = (name: string) => guardCode(tools, name);
  const tryPassword = createPasswordDoor({ ...tools, knownBrowser }, 'login');

  /** Answers with a session. The browser is known from now on where the address is proven: a stranger could have made the account. */
  function answerSession(request: FastifyRequest, reply: FastifyReply, session: Session): FastifyReply {
    if (session.user.isVerified) knownBrowser.remember(request, reply, session.user.email);
    return reply.send(success(sessionToWire(session)));
  }

  addRoute(
    app,
    accountEndpoints.login,
    'account',
    async (request, reply) => {
      const { email, password } = request.body;
      const session = await tryPassword(request, email, () => logIn(tools, email, password));
      if (!session) return answerError(reply, 'invalid_credentials');
      if ('waitMilliseconds' in session) return answerWait(reply, session.waitMilliseconds);
      return answerSession(request, reply, session);
    },
    limited('login'),
  );

  addRoute(
    app,
    accountEndpoints.signup,
    'account',
    async ({ body }, reply) => {
      const { first_name, last_name, ...fields } = body;
      if (await isCommonPassword(fields.password, fields.email)) return answerCommonPassword(reply);
      const session = await signUp(tools, { ...fields, firstName: first_name.trim(), lastName: last_name.trim() });
      return session ? reply.send(success(sessionToWire(session))) : answerError(reply, 'email_taken');
    },
    limited('signup'),
  );

  logOutRoute(app, tools);
  addRoute(
    app,
    accountEndpoints.verifyCode,
    'account',
    async (request, reply) => {
      const { email, otp } = request.query;
      const isKnown = knownBrowser.find(request, email) !== null;
      const session = await verifyAddress(tools, { email, otp, tokenHash: bearerOf(request), isKnown });
      if (!session) return answerError(reply, 'otp_invalid');
      knownBrowser.remember(request, reply, session.user.email);
      return reply.send(success({ ...sessionToWire(session), password_needed: session.isPasswordNeeded }));
    },
    guarded('verify'),
  );

  addRoute(
    app,
    accountEndpoints.sendCode,
    'account',
    async (request, reply) => {
      const { email, purpose } = request.query;
      const question = { email, asked: purpose ?? ('any' as const), at: now().toInstant() };
      const isKnown = knownBrowser.find(request, email) !== null;
      const isAsked = await db.transaction((tx) => askForCode(tx, keys, { ...question, isKnown }));
      if (!isAsked) return answerError(reply, 'rate_limited');
      wakeOutbox();
      return reply.send(success({ message: "Si un compte existe, un code vient d'être envoyé" }));
    },
    guarded('send'),
  );

  addRoute(
    app,
    accountEndpoints.resetPassword,
    'account',
    async (request, reply) => {
      const { body } = request;
      if (await isCommonPassword(body.password, body.email)) return answerCommonPassword(reply);
      const isKnown = knownBrowser.find(request, body.email) !== null;
      if (!(await resetPassword(tools, { ...body, isKnown }))) return answerError(reply, 'otp_invalid');
      knownBrowser.remember(request, reply, body.email);
      return reply.send(success({}));
    },
    limited('reset'),
  );
}

/** What a GET that has an effect (AUT-07, AUT-08) is guarded by: what looks ahead at links, and other sites' pages, may not set it off. */
function guardCode(tools: Tools, name: string) {
  const { onRequest, ...others } = limitAttempts(tools, name);
  return { ...others, onRequest: [refuseForeignPages(tools.site), onRequest].flat(), exposeHeadRoute: false };
}

/** Of the session that a sign-up in this browser was answered with; null: it brings none. */
function bearerOf({ headers }: FastifyRequest): string | null {
  const said = readCredentials({ headers, query: {}, body: {} });
  return said === 'conflict' || said.token === null ? null : hashToken(said.token);
}
