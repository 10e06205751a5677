import Stripe from 'stripe';
import { type CircuitBreaker, createCircuitBreaker } from '../circuit-breaker.ts';
import { GatewayFailure } from '../gateway-failure.ts';
import { changeAtStripe } from './change-at-stripe.ts';
import { digestOf } from './digest-of.ts';
import type { PaymentEvent, PaymentGateway, RefundState, RegisteredWebhook } from './payment-gateway.ts';
import { isPaypalOffered, mayVisit } from './paypal-account.ts';
import { listDisputes, listNewestDisputes } from './stripe-disputes.ts';
import { createStripeIntents } from './stripe-intents.ts';
import { findWalletHost, registerWalletHost } from './wallet-hosts.ts';

export interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string | null;
  /** Where browsers reach the pages of a stand-in for Stripe, if that is not `apiUrl`. */
  pagesUrl?: string | null;
  currency: string;
}

const limitMilliseconds = 10_000;
/** A provider that does not respond must not delay the shutdown. */
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

export function createStripeGateway(account: StripeAccount): PaymentGateway {
  const { currency, apiUrl, pagesUrl = apiUrl } = account;
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
          // If no response arrived, the new customer is unusable, because its id is unknown.
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
    mayVisit: (url) => mayVisit(url, pagesUrl),
    isPaypalOffered: () => ask(() => isPaypalOffered(stripe)),
    refund: (refund) => ask((signal) => refundOnce(stripe, refund, signal)),
    listDisputes: (intentId) => ask(() => listDisputes(stripe, intentId)),
    listNewestDisputes: () => ask(() => listNewestDisputes(stripe)),
    listWebhooks: () => ask(() => listWebhooks(stripe)),
    findWalletHost: (host) => ask(() => findWalletHost(stripe, host)),
    registerWalletHost: (host) => ask(() => registerWalletHost(stripe, host)),
    close: () => {
      setTimeout(() => end.reject(new GatewayFailure('The server ends')), endMilliseconds).unref();
    },
    readWebhook: (rawBody, signature) => readWebhook(stripe, account.webhookSecret, rawBody, signature),
  };
}

const refundStates: Record<string, RefundState> = { succeeded: 'done', failed: 'refused', canceled: 'refused' };
const refundStateOf = ({ status }: Stripe.Refund): RefundState => refundStates[status ?? ''] ?? 'pending';

/** A bank may take days, but Stripe keeps idempotency keys for one day, so an existing refund is searched first. */
async function refundOnce(
  stripe: Stripe,
  { intentId, refundId, amountCents }: Parameters<PaymentGateway['refund']>[0],
  signal: AbortSignal,
): Promise<RefundState> {
  const lookUp = async () => {
    const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
    const known = data.find(({ metadata }) => metadata?.refund_id === refundId);
    return known && refundStateOf(known);
  };
  const known = await lookUp();
  if (known) return known;
  const params = { payment_intent: intentId, amount: amountCents, metadata: { refund_id: refundId } };
  return changeAtStripe<RefundState>(signal, {
    key: `refund:${refundId}`,
    send: async (options) => refundStateOf(await stripe.refunds.create(params, options)),
    lookUp,
    refused: async () => 'refused',
  });
}

async function listWebhooks(stripe: Stripe): Promise<RegisteredWebhook[] | null> {
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    return data.map(({ url, status, enabled_events: events }) => ({ url, isEnabled: status === 'enabled', events }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return null;
    throw error;
  }
}

function readWebhook(stripe: Stripe, secret: string, rawBody: Buffer, signature: string): PaymentEvent | null {
  try {
    const event = stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds);
    const { object } = event.data;
    const told = { id: event.id, kind: event.type };
    const about = 'object' in object ? object : null;
    if (about?.object === 'refund' || about?.object === 'dispute') {
      const { payment_intent: intent } = about as Stripe.Refund | Stripe.Dispute;
      return { ...told, intentId: typeof intent === 'string' ? intent : (intent?.id ?? null), about: about.object };
    }
    const intentId = about?.object === 'payment_intent' ? (about as Stripe.PaymentIntent).id : null;
    return { ...told, intentId, about: 'payment' };
  } catch {
    return null;
  }
}
