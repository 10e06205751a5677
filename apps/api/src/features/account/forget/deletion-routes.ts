import { accountEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import type { Limiter } from '../../../plugins/limits.ts';
import { type SignedHook, userOf } from '../credentials/signed-in.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { findUser } from '../record/user-repository.ts';
import { forgetAccount } from './forget-account.ts';

/** DELETE an account, by its password (requirement A.14). */
export function deletionRoutes(
  app: FastifyInstance,
  tools: AccountTools & { limit: Limiter; signed: { preValidation: SignedHook } },
): void {
  const { db, keys, passwords, signed, wakeOutbox } = tools;
  // Whoever found a session open may not guess the password by it.
  const preHandler = tools.limit({
    name: 'deletion',
    limit: 'accountAttemptsPerMinute',
    isGuess: true,
    countedBy: (request) => String(userOf(request).user.id),
  });

  addRoute(
    app,
    accountEndpoints.deleteProfile,
    'account',
    async (request, reply) => {
      const { user } = userOf(request);
      const stored = await findUser(db, user.id);
      const isRight = await passwords.verify(request.body.password, stored?.passwordHash ?? null);
      if (!isRight) return answerError(reply, 'wrong_password');
      await forgetAccount(db, keys.addressKey, user.id);
      wakeOutbox();
      return reply.send(success({}));
    },
    { ...signed, preHandler },
  );
}
