import type { SiteConfig } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';
import { handleError } from '../../plugins/errors-plugin.ts';
import type { Limiter } from '../../plugins/limits.ts';
import { accessRoutes } from './access/access-routes.ts';
import { identify } from './credentials/identify.ts';
import { readCredentials } from './credentials/read-credentials.ts';
import { demandUser } from './credentials/signed-in.ts';
import { deletionRoutes } from './forget/deletion-routes.ts';
import { accountOrderRoutes } from './orders/account-order-routes.ts';
import { Overloaded } from './password/create-queue.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import type { AccountTools } from './record/account-tools.ts';

/** Whoever waits for a password to be compared may try again then. */
const retrySeconds = 2;

/** What a diner's account is made by, opened by, and holds, each with a slash at its end and without. */
export function accountRoutes(app: FastifyInstance, tools: AccountTools & { site: SiteConfig; limit: Limiter }): void {
  app.setErrorHandler((error, request, reply) =>
    error instanceof Overloaded
      ? answerError(reply.header('retry-after', retrySeconds), 'unavailable')
      : handleError(error as Parameters<typeof handleError>[0], request, reply),
  );
  const signed = { preValidation: demandUser((request) => identify(tools, readCredentials(request))) };
  accessRoutes(app, tools);
  profileRoutes(app, { ...tools, signed });
  deletionRoutes(app, { ...tools, signed });
  accountOrderRoutes(app, { ...tools, signed });
}
