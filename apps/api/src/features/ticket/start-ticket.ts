import type { FastifyInstance } from 'fastify';
import { ticketRoutes } from './ticket-routes.ts';
import type { TicketTools } from './write-ticket.ts';

export function startTicket(tools: TicketTools) {
  return { routes: (scope: FastifyInstance) => ticketRoutes(scope, tools) };
}
