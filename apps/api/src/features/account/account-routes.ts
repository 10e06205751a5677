import type { SiteConfig } from '@comptoir/contract';
import cookies from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';
import type { Limiter, MakeCounter } from '../../plugins/limits.ts';
import { handleOverload } from '../../secrets/password/handle-overload.ts';
import { accessRoutes } from './access/access-routes.ts';
import { TooManyMails } from './code/ask-for-code.ts';
import { identify } from './credentials/identify.ts';
import { readCredentials } from './credentials/read-credentials.ts';
import { demandUser } from './credentials/signed-in.ts';
import { takeBackRoute } from './email-change/take-back-route.ts';
import { deletionRoutes } from './forget/deletion-routes.ts';
import { accountOrderRoutes } from './orders/account-order-routes.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import type { AccountTools } from './record/account-tools.ts';

/** What a diner's account is made by, opened by, and holds, each with a slash at its end and without. */
export async function accountRoutes(
  app: FastifyInstance,
  tools: AccountTools & { site: SiteConfig; limit: Limiter; makeCounter: MakeCounter },
): Promise<void> {
  await app.register(cookies);
  app.setErrorHandler((error, request, reply) =>
    error instanceof TooManyMails ? answerError(reply, 'rate_limited') : handleOverload(error, request, reply),
  );
  const signed = { preValidation: demandUser((request) => identify(tools, readCredentials(request))) };
  accessRoutes(app, tools);
  profileRoutes(app, { ...tools, signed });
  deletionRoutes(app, { ...tools, signed });
  takeBackRoute(app, tools);
  accountOrderRoutes(app, { ...tools, signed });
}
