import type { FastifyInstance } from 'fastify';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import type { Outbox } from '../../jobs/outbox/outbox.ts';
import { printAnswerRoutes } from './print-answer-routes.ts';
import type { PrintTools } from './print-next.ts';
import { createPrintQueue } from './print-queue.ts';
import { printerRoutes } from './printer-routes.ts';
import { receiptMailHandler } from './receipt-mail.ts';
import { receiptMailRoute } from './receipt-mail-route.ts';
import { createRelayBell } from './relay-bell.ts';
import { relayRoutes } from './relay-routes.ts';
import { printTestByRelay } from './relay-test-page.ts';
import { ticketRoutes } from './ticket-routes.ts';

interface Dependencies extends PrintTools {
  mail: MailGateway;
  hasOffice: boolean;
  outbox: Outbox;
}

export function startTicket({ mail, hasOffice, outbox, ...tools }: Dependencies) {
  const queue = createPrintQueue(tools);
  const bell = createRelayBell();
  const wakePrinters = () => {
    queue.wake();
    bell.ring();
  };
  outbox.handle(receiptMailHandler(tools, { mail, hasOffice }));
  return {
    routes: (scope: FastifyInstance) => {
      ticketRoutes(scope, tools);
      receiptMailRoute(scope, tools, outbox.wake);
      printerRoutes(scope, tools, (printer) => printTestByRelay(tools.db, printer, bell));
      relayRoutes(scope, tools, bell);
      printAnswerRoutes(scope, tools, wakePrinters);
    },
    /** Call this after a commit that may have asked for a print. */
    wakePrinters,
    jobs: [queue],
  };
}
