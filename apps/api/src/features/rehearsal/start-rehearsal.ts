import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import type { Outbox } from '../../jobs/outbox/outbox.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { checkRoutes } from './check-routes.ts';
import { eveningReader, eveningRoutes } from './evening-routes.ts';
import { eveningMailHandler } from './mail/evening-mail.ts';
import { mailBeforeService } from './mail/mail-before-service.ts';
import { rehearsalRoutes } from './rehearsal-routes.ts';

type Dependencies = Parameters<typeof checkRoutes>[1] &
  Parameters<typeof rehearsalRoutes>[1] & {
    catalogue: ServedCatalogue;
    log: FastifyBaseLogger;
    mail: MailGateway;
    outbox: Outbox;
    wakeOutbox: () => void;
  };

export function startRehearsal(dependencies: Dependencies) {
  const { db, catalogue, outbox } = dependencies;
  const readEvening = eveningReader(dependencies);
  outbox.handle(eveningMailHandler({ ...dependencies, readEvening }));
  return {
    routes: (scope: FastifyInstance) => {
      checkRoutes(scope, dependencies);
      rehearsalRoutes(scope, dependencies);
      eveningRoutes(scope, { db, catalogue, readEvening });
    },
    jobs: [mailBeforeService(dependencies)],
  };
}
