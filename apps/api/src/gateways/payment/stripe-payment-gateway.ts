import Stripe from 'stripe';
import { type CircuitBreaker, createCircuitBreaker } from '../circuit-breaker.ts';
import { GatewayFailure } from '../gateway-failure.ts';
import { changeAtStripe } from './change-at-stripe.ts';
import { digestOf } from './digest-of.ts';
import type { PaymentEvent, PaymentGateway } from './payment-gateway.ts';
import { createStripeIntents } from './stripe-intents.ts';

export interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
  /** Where Stripe's API is spoken; null: at Stripe. */
  apiUrl: string | null;
  /** What payments are taken in: "EUR". */
  currency: string;
}

const limitMilliseconds = 10_000;
/** A provider that hangs must not hold up the end of the server. */
const endMilliseconds = 5_000;
const toleranceSeconds = 300;

function clientOf({ secretKey, apiUrl }: StripeAccount): Stripe {
  const url = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: limitMilliseconds,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === 'https:' ? 443 : 80),
      protocol: url.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** Stripe, by its official package (trust R7). */
export function createStripeGateway(account: StripeAccount): PaymentGateway {
  const { currency } = account;
  const stripe = clientOf(account);
  const breaker = createCircuitBreaker({ name: 'Stripe', limitMilliseconds });
  const end = Promise.withResolvers<never>();
  end.promise.catch(() => undefined);
  const ask: CircuitBreaker = (call) => Promise.race([breaker(call), end.promise]);

  return {
    currency,
    ...createStripeIntents({ stripe, ask, currency }),
    createCustomer: ({ email, name, phone }) =>
      ask((signal) =>
        changeAtStripe<string | null>(signal, {
          key: `customer:${digestOf([email, name, phone])}`,
          send: async (options) => (await stripe.customers.create({ email, name, phone }, options)).id,
          // A customer of whom nobody was told is no use to anybody.
          lookUp: async () => undefined,
          refused: async () => null,
        }),
      ),
    deleteCustomer: (id) =>
      ask((signal) =>
        changeAtStripe<void>(signal, {
          key: `forget:${id}`,
          send: async () => void (await stripe.customers.del(id)),
          lookUp: async () => undefined,
          refused: async () => undefined,
        }),
      ),
    refund: ({ intentId, refundId, amountCents }) =>
      ask((signal) =>
        changeAtStripe(signal, {
          key: `refund:${refundId}`,
          send: async (options) => {
            const metadata = { refund_id: refundId };
            const params = { payment_intent: intentId, amount: amountCents, metadata };
            return (await stripe.refunds.create(params, options)).status !== 'failed';
          },
          lookUp: async () => {
            const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
            return data.some(({ metadata }) => metadata?.refund_id === refundId) || undefined;
          },
          refused: async () => false,
        }),
      ),
    close: () => {
      setTimeout(() => end.reject(new GatewayFailure('The server ends')), endMilliseconds).unref();
    },
    readWebhook: (rawBody, signature) => readWebhook(stripe, account.webhookSecret, rawBody, signature),
  };
}

function readWebhook(stripe: Stripe, secret: string, rawBody: Buffer, signature: string): PaymentEvent | null {
  try {
    const event = stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds);
    const { object } = event.data;
    const intentId = 'object' in object && object.object === 'payment_intent' ? object.id : null;
    return { id: event.id, kind: event.type, intentId };
  } catch {
    return null;
  }
}
