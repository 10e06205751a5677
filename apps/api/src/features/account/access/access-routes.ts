import { accountEndpoints, sessionMessages, sessionToWire, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import type { Limiter } from '../../../plugins/limits.ts';
import { limitAttempts } from '../../../secrets/limit-attempts.ts';
import { answerCommonPassword } from '../../../secrets/password/answer-common-password.ts';
import { isCommonPassword } from '../../../secrets/password/common-passwords.ts';
import { hashToken } from '../../../secrets/token.ts';
import { askForCode } from '../code/ask-for-code.ts';
import { readCredentials } from '../credentials/read-credentials.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { endSession, findSession } from '../record/session-repository.ts';
import { logIn } from './log-in.ts';
import { resetPassword } from './reset-password.ts';
import { signUp } from './sign-up.ts';
import { verifyAddress } from './verify-address.ts';

/** Making an account and opening it (requirements A.5 to A.10). */
export function accessRoutes(app: FastifyInstance, tools: AccountTools & { limit: Limiter }): void {
  const { db, keys, now, wakeOutbox } = tools;
  const limited = (name: string) => limitAttempts(tools, name);

  addRoute(
    app,
    accountEndpoints.login,
    'account',
    async ({ body }, reply) => {
      const session = await logIn(tools, body.email, body.password);
      return session ? reply.send(success(sessionToWire(session))) : answerError(reply, 'invalid_credentials');
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

  addRoute(app, accountEndpoints.logout, 'account', async (request, reply) => {
    const said = readCredentials(request);
    if (said === 'conflict') return answerError(reply, 'credentials_conflict');
    if (said.token === null) return answerError(reply, 'unauthenticated');
    const tokenHash = hashToken(said.token);
    const session = await findSession(db, tokenHash, now().toInstant());
    if (session && said.userId !== String(session.user.id))
      return answerError(reply, 'unauthenticated', { message: sessionMessages.expired });
    await endSession(db, tokenHash);
    return reply.send(success({}));
  });

  addRoute(
    app,
    accountEndpoints.verifyCode,
    'account',
    async ({ query }, reply) => {
      const session = await verifyAddress(tools, query.email, query.otp);
      return session ? reply.send(success(sessionToWire(session))) : answerError(reply, 'otp_invalid');
    },
    limited('verify'),
  );

  addRoute(
    app,
    accountEndpoints.sendCode,
    'account',
    async ({ query: { email, purpose } }, reply) => {
      const at = now().toInstant();
      const isAsked = await db.transaction((tx) => askForCode(tx, keys, { email, asked: purpose ?? 'any', at }));
      if (!isAsked) return answerError(reply, 'rate_limited');
      wakeOutbox();
      return reply.send(success({ message: "Si un compte existe, un code vient d'être envoyé" }));
    },
    limited('send'),
  );

  addRoute(
    app,
    accountEndpoints.resetPassword,
    'account',
    async ({ body }, reply) => {
      if (await isCommonPassword(body.password, body.email)) return answerCommonPassword(reply);
      const isReset = await resetPassword(tools, body);
      return isReset ? reply.send(success({})) : answerError(reply, 'otp_invalid');
    },
    limited('reset'),
  );
}
