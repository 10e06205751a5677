import { accountEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { limitAttempts } from '../../../secrets/limit-attempts.ts';
import { answerCommonPassword } from '../../../secrets/password/answer-common-password.ts';
import { isCommonPassword } from '../../../secrets/password/common-passwords.ts';
import type { AccessTools } from './access-tools.ts';
import { resetPassword } from './reset-password.ts';

export function resetPasswordRoute(app: FastifyInstance, tools: AccessTools): void {
  addRoute(
    app,
    accountEndpoints.resetPassword,
    'account',
    async (request, reply) => {
      const { body } = request;
      if (await isCommonPassword(body.password, body.email)) return answerCommonPassword(reply);
      const isKnown = tools.knownBrowser.find(request, body.email) !== null;
      if (!(await resetPassword(tools, { ...body, isKnown }))) return answerError(reply, 'otp_invalid');
      tools.knownBrowser.remember(request, reply, body.email);
      return reply.send(success({}));
    },
    limitAttempts(tools, 'reset'),
  );
}
