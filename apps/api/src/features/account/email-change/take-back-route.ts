import { accountEndpoints, success } from '@comptoir/contract';
import { secondWords } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import type { Limiter } from '../../../plugins/limits.ts';
import { limitAttempts } from '../../../secrets/limit-attempts.ts';
import type { AccountTools } from '../record/account-tools.ts';
import { takeEmailBack } from './take-email-back.ts';

/** Mail scanners open links, so the link itself changes nothing; its page sends this POST. */
export function takeBackRoute(app: FastifyInstance, tools: AccountTools & { limit: Limiter }): void {
  addRoute(
    app,
    accountEndpoints.takeEmailBack,
    'account',
    async ({ body }, reply) => {
      const refusal = await takeEmailBack(tools, body.token);
      if (refusal === 'email_taken') return answerError(reply, refusal, { message: secondWords.emailTakenMeanwhile });
      return refusal ? answerError(reply, refusal) : reply.send(success({}));
    },
    limitAttempts(tools, 'take-back'),
  );
}
