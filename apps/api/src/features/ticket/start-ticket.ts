import type { FastifyInstance } from 'fastify';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import type { Outbox } from '../../jobs/outbox/outbox.ts';
import { printAnswerRoutes } from './print-answer-routes.ts';
import type { PrintTools } from './print-next.ts';
import { createPrintQueue } from './print-queue.ts';
import { printerRoutes } from './printer-routes.ts';
import { receiptMailHandler } from './receipt-mail.ts';
import { receiptMailRoute } from './receipt-mail-route.ts';
import { ticketRoutes } from './ticket-routes.ts';

interface Dependencies extends PrintTools {
  mail: MailGateway;
  hasOffice: boolean;
  outbox: Outbox;
}

export function startTicket({ mail, hasOffice, outbox, ...tools }: Dependencies) {
  const queue = createPrintQueue(tools);
  outbox.handle(receiptMailHandler(tools, { mail, hasOffice }));
  return {
    routes: (scope: FastifyInstance) => {
      ticketRoutes(scope, tools);
      receiptMailRoute(scope, tools, outbox.wake);
      printerRoutes(scope, tools);
      printAnswerRoutes(scope, tools, queue.wake);
    },
    /** Call this after a commit that may have asked for a print. */
    wakePrinters: queue.wake,
    jobs: [queue],
  };
}
