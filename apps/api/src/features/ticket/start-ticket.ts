import type { FastifyInstance } from 'fastify';
import { printAnswerRoutes } from './print-answer-routes.ts';
import type { PrintTools } from './print-next.ts';
import { createPrintQueue } from './print-queue.ts';
import { printerRoutes } from './printer-routes.ts';
import { ticketRoutes } from './ticket-routes.ts';

export function startTicket(tools: PrintTools) {
  const queue = createPrintQueue(tools);
  return {
    routes: (scope: FastifyInstance) => {
      ticketRoutes(scope, tools);
      printerRoutes(scope, tools);
      printAnswerRoutes(scope, tools, queue.wake);
    },
    /** Call this after a commit that may have asked for a print. */
    wakePrinters: queue.wake,
    jobs: [queue],
  };
}
