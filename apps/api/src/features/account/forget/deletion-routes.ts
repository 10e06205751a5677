import { accountEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import type { Limiter } from '../../../plugins/limits.ts';
import { type SignedHook, userOf } from '../credentials/signed-in.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { findUser } from '../record/user-repository.ts';
import { forgetAccount } from './forget-account.ts';

export function deletionRoutes(
  app: FastifyInstance,
  tools: AccountTools & { limit: Limiter; signed: { preValidation: SignedHook } },
): void {
  const { db, keys, passwords, now, signed, wakeOutbox } = tools;
  // The limit prevents password guesses in a session that the user left open.
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
      const { user, tokenHash } = userOf(request);
      const stored = await findUser(db, user.id);
      const isRight = await passwords.verify(request.body.password, stored?.passwordHash ?? null);
      if (!stored || !isRight) return answerError(reply, 'wrong_password');
      const proof = { tokenHash, passwordHash: stored.passwordHash };
      const refusal = await forgetAccount({ db, addressKey: keys.addressKey, at: now().toInstant() }, user.id, {
        proof,
      });
      if (refusal && refusal !== 'seen') return answerError(reply, refusal);
      wakeOutbox();
      return reply.send(success({}));
    },
    { ...signed, preHandler },
  );
}
