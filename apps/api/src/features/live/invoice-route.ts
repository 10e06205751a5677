import { companyFromWire, publicEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../plugins/add-route.ts';
import { answerError } from '../../plugins/answer-error.ts';
import type { Limiter } from '../../plugins/limits.ts';
import type { InvoiceWish } from '../invoice/ask/ask-invoice.ts';
import type { Refusal } from '../order/judge/refusal.ts';
import { refuseOthers } from './guard-link.ts';
import { findLive, type LiveTools, readLive } from './read-live.ts';

interface Tools extends LiveTools {
  askInvoice: (wish: InvoiceWish) => Promise<Refusal | null>;
  limit: Limiter;
}

/** Adds the invoice that a company asks for by an order's link, until the close of the day (LAW-68). */
export function invoiceRoute(app: FastifyInstance, tools: Tools): void {
  addRoute(
    app,
    publicEndpoints.askInvoice,
    'order',
    async (request, reply) => {
      const found = await findLive(tools, request.params.token);
      if (!found) return answerError(reply, 'order_not_found');
      const { id: orderId } = found;
      const refusal = await tools.askInvoice({ orderId, company: companyFromWire(request.body), by: 'diner' });
      if (refusal) return answerError(reply, refusal.code, refusal.details);
      const order = (await readLive(tools, [orderId])).get(orderId);
      return order ? reply.send(success({ payload: { order } })) : answerError(reply, 'order_not_found');
    },
    { onRequest: [refuseOthers, tools.limit({ name: 'invoice', limit: 'cancellationsPerMinute', isGuess: false })] },
  );
}
