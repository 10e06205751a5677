import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { type CircuitBreaker, createCircuitBreaker } from '../circuit-breaker.ts';
import { GatewayFailure } from '../gateway-failure.ts';
import type { IntentState, PaymentGateway, PaymentIntent } from './payment-gateway.ts';

export interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
  /** Where Stripe's API is spoken; null: at Stripe. */
  apiUrl: string | null;
}

const limitMilliseconds = 10_000;
/** A provider that hangs must not hold up the end of the server. */
const endMilliseconds = 5_000;
const toleranceSeconds = 300;
/** How long the same question, asked at the same time, is given to be answered. */
const duplicateMilliseconds = 300;

const states: Record<Stripe.PaymentIntent.Status, IntentState> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'cancelled',
};

function readIntent(intent: Stripe.PaymentIntent): PaymentIntent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    state: states[intent.status] ?? 'processing',
    amountCents: intent.amount,
    currency: intent.currency.toUpperCase(),
    localId: intent.metadata.local_id ?? null,
  };
}

/** Whether asking again would be answered the same: not a key that is wrong, a key in use or too many questions. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 && ![401, 403, 409, 429].includes(statusCode);
}

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

/** A question that may have changed something, and how to find out whether it did. */
interface Change<T> {
  key: string;
  send: (options: { idempotencyKey: string }) => Promise<T>;
  /** What became of it; undefined: it did not happen. */
  lookUp: () => Promise<T | undefined>;
  /** What stands where it was refused. */
  refused: () => Promise<T>;
}

/**
 * Sends a change under our own idempotency key. A failure of the provider's or a lost connection tells nothing, so it is looked up
 * what became of it before it is sent once more. A failure is kept under its key, which then answers nothing else: a fresh key follows it.
 */
async function change<T>(signal: AbortSignal, { key, send, lookUp, refused }: Change<T>): Promise<T> {
  try {
    return await send({ idempotencyKey: key });
  } catch (error) {
    if (isRefusal(error)) return refused();
    if (signal.aborted) throw error;
    const done = await lookUp();
    if (done !== undefined) return done;
    const { statusCode = 0 } = error instanceof Stripe.errors.StripeError ? error : {};
    if (statusCode === 409) await sleep(duplicateMilliseconds);
    return send({ idempotencyKey: statusCode >= 500 ? `${key}:${randomUUID()}` : key }).catch((again: unknown) => {
      if (isRefusal(again)) return refused();
      throw again;
    });
  }
}

/** Stripe, by its official package (trust R7). */
export function createStripeGateway(account: StripeAccount): PaymentGateway {
  const stripe = clientOf(account);
  const breaker = createCircuitBreaker({ name: 'Stripe', limitMilliseconds });
  const end = Promise.withResolvers<never>();
  end.promise.catch(() => undefined);
  const ask: CircuitBreaker = (call) => Promise.race([breaker(call), end.promise]);
  const digest = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

  const retrieve = async (id: string): Promise<PaymentIntent | null> => {
    try {
      return readIntent(await stripe.paymentIntents.retrieve(id));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null;
      throw error;
    }
  };
  /** A change of one intent: what stands after it tells whether it happened. */
  const changeIntent = (
    id: string,
    key: string,
    isDone: (intent: PaymentIntent) => boolean,
    send: (options: { idempotencyKey: string }) => Promise<Stripe.PaymentIntent>,
  ) =>
    ask((signal) =>
      change<PaymentIntent | null>(signal, {
        key,
        send: async (options) => readIntent(await send(options)),
        lookUp: async () => {
          const found = await retrieve(id);
          return found === null || isDone(found) ? found : undefined;
        },
        refused: () => retrieve(id),
      }),
    );
  // What was created without an answer is no use to anybody: its secret reached no browser.
  const unseen = { lookUp: async () => undefined, refused: async () => null };

  return {
    createCustomer: ({ email, name, phone }) =>
      ask((signal) =>
        change<string | null>(signal, {
          key: `customer:${digest([email, name, phone])}`,
          send: async (options) => (await stripe.customers.create({ email, name, phone }, options)).id,
          ...unseen,
        }),
      ),
    createIntent: ({ amountCents, customerId, localId, attempt }) =>
      ask((signal) =>
        change<PaymentIntent | null>(signal, {
          key: `intent:${localId === null ? randomUUID() : digest([localId, attempt, amountCents, customerId])}`,
          send: async (options) =>
            readIntent(
              await stripe.paymentIntents.create(
                {
                  amount: amountCents,
                  currency: 'eur',
                  capture_method: 'manual',
                  // In the API version that the package speaks, `payment_method_types` is no parameter any more.
                  allowed_payment_method_types: ['card'],
                  ...(customerId !== null && { customer: customerId }),
                  ...(localId !== null && { metadata: { local_id: localId } }),
                },
                options,
              ),
            ),
          ...unseen,
        }),
      ),
    updateIntent: (id, amountCents) =>
      // An amount may come back later: each update has a key of its own.
      changeIntent(
        id,
        `update:${id}:${amountCents}:${randomUUID()}`,
        (intent) => intent.amountCents === amountCents,
        (options) => stripe.paymentIntents.update(id, { amount: amountCents }, options),
      ),
    findIntent: (id) => ask(() => retrieve(id)),
    capture: (id) =>
      changeIntent(
        id,
        `capture:${id}`,
        (intent) => intent.state !== 'authorised',
        (options) => stripe.paymentIntents.capture(id, {}, options),
      ),
    cancel: (id) =>
      changeIntent(
        id,
        `cancel:${id}`,
        (intent) => intent.state === 'cancelled' || intent.state === 'captured',
        (options) => stripe.paymentIntents.cancel(id, {}, options),
      ),
    refund: ({ intentId, refundId, amountCents }) =>
      ask((signal) =>
        change(signal, {
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
    readWebhook: (rawBody, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(rawBody, signature, account.webhookSecret, toleranceSeconds);
        const { object } = event.data;
        const intentId = 'object' in object && object.object === 'payment_intent' ? object.id : null;
        return { id: event.id, kind: event.type, intentId };
      } catch {
        return null;
      }
    },
  };
}
