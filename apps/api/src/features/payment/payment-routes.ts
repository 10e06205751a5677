import { cardPayerSchema, isObject, publicEndpoints, success, writeMoment } from '@comptoir/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { PaymentIntent } from '../../gateways/payment/payment-gateway.ts';
import { addRoute, type RouteOptions } from '../../plugins/add-route.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { anyBody } from '../../plugins/body/any-body.ts';
import { tellFields } from '../../plugins/field-errors.ts';
import { answerWait, type Limiter, type MakeCounter } from '../../plugins/limits.ts';
import type { ProveOrderer } from '../order/place/prove-orderer.ts';
import { countPayments } from './count-payments.ts';
import { type OpenTools, openPayment } from './open-payment.ts';
import { orUnavailable } from './or-unavailable.ts';
import type { SentToPaypal } from './paypal/send-to-paypal.ts';
import type { PaymentPeer } from './settle/payment-repository.ts';
import { bodyLimit } from './webhook-route.ts';

interface Tools extends OpenTools {
  log: FastifyBaseLogger;
  limit: Limiter;
  makeCounter: MakeCounter;
  proveOrderer: ProveOrderer;
}

/** Adds the endpoints stripe-customer and stripe-payment-intent (A.15, A.16), which share one rate limit. */
export function paymentRoutes(app: FastifyInstance, tools: Tools): void {
  const onRequest = tools.limit({ name: 'payment', limit: 'ordersPerMinute', isGuess: false });
  const options = { validatorCompiler: anyBody, onRequest };
  addCustomerRoute(app, tools, options);
  addIntentRoute(app, tools, { ...options, bodyLimit });
}

function addCustomerRoute(app: FastifyInstance, { cards, catalogue, log }: Tools, options: RouteOptions): void {
  addRoute(
    app,
    publicEndpoints.cardCustomer,
    'payment',
    async (request, reply) => {
      const parsed = cardPayerSchema.safeParse(request.body);
      if (!parsed.success) return answerError(reply, 'validation', tellFields(parsed.error.issues));
      if (!cards || !catalogue.current().settings.payments.isCardActive) return answerError(reply, 'method_inactive');
      return orUnavailable({ reply, log }, async () => {
        const customer = await cards.createCustomer(parsed.data);
        if (customer === null) return answerError(reply, 'validation', tellFields([{ path: ['email'] }]));
        return reply.send(success({ payload: { customer } }));
      });
    },
    options,
  );
}

function addIntentRoute(app: FastifyInstance, tools: Tools, options: RouteOptions): void {
  const countOf = countPayments(tools.makeCounter);
  addRoute(
    app,
    publicEndpoints.cardIntent,
    'payment',
    async (request, reply) =>
      orUnavailable({ reply, log: tools.log }, async () => {
        const order = isObject(request.body) ? request.body.order : null;
        const orderer = await tools.proveOrderer(request, order);
        if ('refusal' in orderer) return answerError(reply, orderer.refusal.code, orderer.refusal.details);
        const outcome = await openPayment(tools, request.body, {
          userId: orderer.userId,
          count: countOf(request),
          peer: peerOf(request),
        });
        if ('waitMilliseconds' in outcome) return answerWait(reply, outcome.waitMilliseconds);
        if ('refusal' in outcome) return answerError(reply, outcome.refusal.code, outcome.refusal.details);
        const { intent, visit } = outcome;
        const timeZone = tools.now().timeZoneId;
        return reply.send(success({ payload: visit ? tellVisit(intent, visit, timeZone) : tellSecret(intent) }));
      }),
    options,
  );
}

const longestUserAgent = 500;

/** Who asks for a payment, for a dispute about it (PYX-75). */
const peerOf = ({ ip, headers }: FastifyRequest): PaymentPeer => ({
  ip,
  userAgent: headers['user-agent']?.slice(0, longestUserAgent) ?? null,
});

const tellSecret = ({ id, clientSecret }: Pick<PaymentIntent, 'id' | 'clientSecret'>) => ({
  id,
  client_secret: clientSecret,
});

/** The browser that goes to PayPal's page never learns the secret (PYX-42). */
const tellVisit = (
  { id }: Pick<PaymentIntent, 'id'>,
  { redirectUrl, returnToken, awayUntil }: SentToPaypal,
  timeZone: string,
) => ({
  id,
  redirect_url: redirectUrl,
  return_token: returnToken,
  away_until: writeMoment(awayUntil, timeZone),
});
