import { publicEndpoints, receiptToWire, success } from '@comptoir/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { addRoute } from '../../plugins/add-route.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { anyBody } from '../../plugins/body/any-body.ts';
import { receiptOf } from './receipt/receipt-of.ts';
import type { OrderPayments } from './record/order-payments.ts';
import { updateOrder } from './update-order.ts';

export function updateOrderRoute(
  app: FastifyInstance,
  tools: { db: Db; payments: OrderPayments; log: FastifyBaseLogger },
): void {
  addRoute(
    app,
    publicEndpoints.updateOrder,
    'order',
    async (request, reply) => {
      const outcome = await updateOrder(tools, request.body);
      if ('refusal' in outcome) {
        const { refusal, status } = outcome;
        return answerError(reply, refusal.code, { ...refusal.details, ...(status !== undefined && { status }) });
      }
      const { id, status, trackToken } = outcome.order;
      const receipt = receiptToWire(receiptOf(outcome.order));
      return reply.send(success({ payload: { order_id: id, status, track_token: trackToken, receipt } }));
    },
    { validatorCompiler: anyBody },
  );
}
