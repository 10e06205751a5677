import type { SiteConfig } from '@comptoir/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import type { Outbox } from '../../jobs/outbox/outbox.ts';
import type { Limiter } from '../../plugins/limits.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { declareByNumberRoute } from './declare/declare-by-number-route.ts';
import { type DeclarationRequest, type DeclareTools, declareWithdrawal } from './declare/declare-withdrawal.ts';
import { matchHandler } from './declare/match-withdrawal.ts';
import { withdrawalMailHandler } from './mail/send-withdrawal-mail.ts';
import { officeWithdrawalRoutes } from './office/office-withdrawal-routes.ts';
import { watchLastEnd, watchWithdrawals } from './watch-withdrawals.ts';

interface Dependencies extends DeclareTools {
  catalogue: ServedCatalogue;
  site: SiteConfig;
  log: FastifyBaseLogger;
  limit: Limiter;
  mail: MailGateway;
  outbox: Outbox;
}

export async function startWithdrawal({ catalogue, site, log, limit, mail, outbox, ...tools }: Dependencies) {
  outbox.handle(withdrawalMailHandler({ db: tools.db, mail, catalogue, site }), matchHandler(tools));
  const lastEnds = watchLastEnd({ ...tools, catalogue, log });
  await lastEnds.drain();
  return {
    lookForLastEnd: lastEnds.drain,
    declare: (request: DeclarationRequest) => declareWithdrawal(tools, request),
    jobs: [watchWithdrawals({ ...tools, log }), lastEnds],
    publicRoutes: (scope: FastifyInstance) => declareByNumberRoute(scope, { ...tools, limit }),
    routes: (scope: FastifyInstance) => officeWithdrawalRoutes(scope, tools),
  };
}
