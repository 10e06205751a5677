import { cardPayerSchema, isObject, publicEndpoints, success } from '@comptoir/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { GatewayFailure } from '../../gateways/gateway-failure.ts';
import { addRoute } from '../../plugins/add-route.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { tellFields } from '../../plugins/field-errors.ts';
import { answerWait, type Limiter, type MakeCounter } from '../../plugins/limits.ts';
import type { ProveOrderer } from '../order/prove-orderer.ts';
import { countPayments } from './count-payments.ts';
import { type OpenTools, openPayment } from './open-payment.ts';
import { bodyLimit, type WebhookTools, webhookRoute } from './webhook-route.ts';

/** POST stripe-customer and stripe-payment-intent (requirements A.15, A.16), and the provider's own calls. */
export async function paymentRoutes(
  app: FastifyInstance,
  tools: OpenTools & {
    log: FastifyBaseLogger;
    limit: Limiter;
    makeCounter: MakeCounter;
    proveOrderer: ProveOrderer;
  } & WebhookTools,
): Promise<void> {
  const { cards, catalogue, log, limit } = tools;
  // The schemas stand in the document only: an amount that is none is told as a field that is wrong.
  const validatorCompiler = () => (data: unknown) => ({ value: data });
  const onRequest = limit({ name: 'payment', limit: 'ordersPerMinute', isGuess: false });

  const countOf = countPayments(tools.makeCounter);

  /** Answers 502 where the provider can't be reached (requirements, appendix G). */
  async function orUnavailable(reply: FastifyReply, answer: () => Promise<FastifyReply>): Promise<FastifyReply> {
    try {
      return await answer();
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      log.warn({ err: error }, 'the payment provider could not be asked');
      return answerError(reply, 'payment_provider', { status: 502 });
    }
  }

  addRoute(
    app,
    publicEndpoints.cardCustomer,
    'payment',
    async (request, reply) => {
      const parsed = cardPayerSchema.safeParse(request.body);
      if (!parsed.success) return answerError(reply, 'validation', tellFields(parsed.error.issues));
      if (!cards || !catalogue.current().settings.payments.isCardActive) return answerError(reply, 'method_inactive');
      return orUnavailable(reply, async () => {
        const customer = await cards.createCustomer(parsed.data);
        if (customer === null) return answerError(reply, 'validation', tellFields([{ path: ['email'] }]));
        return reply.send(success({ payload: { customer } }));
      });
    },
    { validatorCompiler, onRequest },
  );

  addRoute(
    app,
    publicEndpoints.cardIntent,
    'payment',
    async (request, reply) =>
      orUnavailable(reply, async () => {
        const order = isObject(request.body) ? request.body.order : null;
        const orderer = await tools.proveOrderer(request, order);
        if ('refusal' in orderer) return answerError(reply, orderer.refusal.code, orderer.refusal.details);
        const outcome = await openPayment(tools, request.body, { userId: orderer.userId, count: countOf(request) });
        if ('waitMilliseconds' in outcome) return answerWait(reply, outcome.waitMilliseconds);
        if ('refusal' in outcome) return answerError(reply, outcome.refusal.code, outcome.refusal.details);
        const { id, clientSecret } = outcome.intent;
        return reply.send(success({ payload: { id, client_secret: clientSecret } }));
      }),
    { validatorCompiler, onRequest, bodyLimit },
  );

  await webhookRoute(app, tools);
}
