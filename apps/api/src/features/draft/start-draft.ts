import type { SiteConfig } from '@comptoir/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import type { Outbox } from '../../jobs/outbox/outbox.ts';
import { draftRoutes } from './edit/draft-routes.ts';
import { nowRoutes } from './now/now-routes.ts';
import { failedMailHandler } from './publish/failed-mail.ts';
import { publishAtHour } from './publish/publish-at-hour.ts';
import { type PublishTools, publishRoutes } from './publish/publish-routes.ts';
import { sheetRoutes } from './sheet/sheet-routes.ts';

interface Dependencies extends PublishTools {
  site: SiteConfig;
  log: FastifyBaseLogger;
  mail: MailGateway;
  outbox: Outbox;
  wakeOutbox: () => void;
}

export function startDraft({ log, mail, outbox, wakeOutbox, site, ...tools }: Dependencies) {
  const { db, catalogue, now } = tools;
  outbox.handle(failedMailHandler({ mail, catalogue, site }));
  return {
    routes: (scope: FastifyInstance) => {
      draftRoutes(scope, tools);
      sheetRoutes(scope, tools);
      publishRoutes(scope, { ...tools, site });
      nowRoutes(scope, tools);
    },
    jobs: [publishAtHour({ db, site, listErrors: tools.listErrors, catalogue, now, log, wakeOutbox })],
  };
}
