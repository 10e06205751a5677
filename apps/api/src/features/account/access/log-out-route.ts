import { accountEndpoints, success } from '@comptoir/contract';
import { secondWords } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { hashToken } from '../../../secrets/token.ts';
import { readCredentials } from '../credentials/read-credentials.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { endSession, findSession } from '../record/session-repository.ts';

export function logOutRoute(app: FastifyInstance, { db, now }: AccountTools): void {
  addRoute(app, accountEndpoints.logout, 'account', async (request, reply) => {
    const said = readCredentials(request);
    if (said === 'conflict') return answerError(reply, 'credentials_conflict');
    if (said.token === null) return answerError(reply, 'unauthenticated');
    const tokenHash = hashToken(said.token);
    const session = await findSession(db, tokenHash, now().toInstant());
    if (session && said.userId !== String(session.user.id))
      return answerError(reply, 'unauthenticated', { message: secondWords.sessionExpired });
    await endSession(db, tokenHash);
    return reply.send(success({}));
  });
}
