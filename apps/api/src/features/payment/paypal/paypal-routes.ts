import { publicEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import type { Limiter } from '../../../plugins/limits.ts';
import type { ReconcileTools } from '../settle/reconcile-payment.ts';
import { abandonPayment } from './abandon-payment.ts';
import { tellReturn } from './tell-return.ts';

interface Tools extends Omit<ReconcileTools, 'cards'> {
  /** Null if this server has no keys: then it knows no payment. */
  cards: ReconcileTools['cards'] | null;
  limit: Limiter;
}

/** Adds the endpoints of those who were sent to PayPal's page (A.28, A.29). */
export function paypalRoutes(app: FastifyInstance, { cards, ...tools }: Tools): void {
  const known = cards && { ...tools, cards };
  addRoute(
    app,
    publicEndpoints.paymentReturn,
    'payment',
    async ({ body }, reply) => {
      const answer = known && (await tellReturn(known, body.token));
      if (!answer) return answerError(reply, 'order_not_found');
      const { state, orderNumber, trackToken, message } = answer;
      const payload = { state, order_number: orderNumber, track_token: trackToken, message };
      return reply.header('cache-control', 'no-store').send(success({ payload }));
    },
    { onRequest: tools.limit({ name: 'payment-return', limit: 'liveReadsPerMinute', isGuess: false }) },
  );
  addRoute(
    app,
    publicEndpoints.abandonPayment,
    'payment',
    async ({ body }, reply) => {
      const visit = { localId: body.local_id, intentId: body.payment_intent_id };
      const state = known && (await abandonPayment(known, visit));
      if (!state) return answerError(reply, 'order_not_found');
      return reply.send(success({ payload: { state } }));
    },
    { onRequest: tools.limit({ name: 'payment-abandon', limit: 'ordersPerMinute', isGuess: false }) },
  );
}
