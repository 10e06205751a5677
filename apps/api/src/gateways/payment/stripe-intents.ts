import { randomUUID } from 'node:crypto';
import type { PaymentFacts } from '@comptoir/domain';
import Stripe from 'stripe';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import { changeAtStripe } from './change-at-stripe.ts';
import { digestOf } from './digest-of.ts';
import type { IntentState, NewIntent, PaymentGateway, PaymentIntent } from './payment-gateway.ts';

const states: Record<Stripe.PaymentIntent.Status, IntentState> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'cancelled',
};

/** The charge contains the captured, refunded and disputed amounts and the network; the method contains the holder's choice. */
const whole = { expand: ['latest_charge', 'payment_method'] };

function readIntent(intent: Stripe.PaymentIntent): PaymentIntent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    state: states[intent.status] ?? 'processing',
    amountCents: intent.amount,
    heldCents: intent.status === 'succeeded' ? intent.amount_received : intent.amount_capturable,
    returnedCents: charge?.amount_refunded ?? 0,
    isContested: charge?.disputed ?? false,
    facts: charge?.paid ? readFacts(charge, intent.payment_method) : null,
    currency: intent.currency.toUpperCase(),
    localId: intent.metadata.local_id ?? null,
    methods: intent.allowed_payment_method_types ?? intent.payment_method_types,
    visit: readVisit(intent.next_action),
    wasRefused: intent.last_payment_error !== null,
  };
}

function readVisit(action: Stripe.PaymentIntent.NextAction | null): PaymentIntent['visit'] {
  const { url, return_url: returnUrl } = action?.redirect_to_url ?? {};
  return url && returnUrl ? { url, returnUrl } : null;
}

const wallets = ['apple_pay', 'google_pay', 'link'] as const;

/** An unknown wallet or method is told as a card, because its name would say nothing to the restaurant. */
function readFacts(charge: Stripe.Charge, method: Stripe.PaymentIntent['payment_method']): PaymentFacts {
  const { card, type } = charge.payment_method_details ?? {};
  const networks = typeof method === 'object' ? method?.card?.networks : null;
  const wallet = wallets.find((one) => one === card?.wallet?.type || one === type);
  return {
    kind: type === 'paypal' ? 'paypal' : (wallet ?? 'card'),
    brand: card?.brand ?? null,
    network: card?.network ?? null,
    last4: card?.last4 ?? null,
    chargeId: charge.id,
    networks: networks?.available ?? [],
    chosenNetwork: networks?.preferred ?? null,
    country: card?.country ?? null,
    descriptor: charge.calculated_statement_descriptor,
  };
}

interface Tools {
  stripe: Stripe;
  ask: CircuitBreaker;
  currency: string;
}

type Intents = Pick<
  PaymentGateway,
  'createIntent' | 'updateIntent' | 'confirmByPaypal' | 'findIntent' | 'capture' | 'cancel'
>;

export function createStripeIntents(tools: Tools): Intents {
  const { stripe, ask } = tools;
  return {
    createIntent: (intent) => createIntent(tools, intent),
    updateIntent: (id, amountCents) =>
      changeIntent(tools, id, {
        // A payment's amount may return to an earlier value, so each update needs a new idempotency key.
        key: `update:${id}:${amountCents}:${randomUUID()}`,
        isDone: (intent) => intent.amountCents === amountCents,
        send: (options) => stripe.paymentIntents.update(id, { amount: amountCents, ...whole }, options),
      }),
    confirmByPaypal: (id, returnUrl) =>
      changeIntent(tools, id, {
        // Two confirmations would be two visits. A second one under this key is refused, because its address to return to differs.
        key: `confirm:${id}`,
        isDone: (intent) => intent.visit !== null || intent.state !== 'open',
        send: (options) =>
          stripe.paymentIntents.confirm(
            id,
            {
              payment_method_data: { type: 'paypal' },
              payment_method_options: { paypal: { preferred_locale: 'fr-FR' } },
              return_url: returnUrl,
              ...whole,
            },
            options,
          ),
      }),
    findIntent: (id) => ask(() => retrieve(stripe, id)),
    capture: (id) =>
      changeIntent(tools, id, {
        key: `capture:${id}`,
        isDone: (intent) => intent.state !== 'authorised',
        send: (options) => stripe.paymentIntents.capture(id, whole, options),
      }),
    cancel: (id) =>
      changeIntent(tools, id, {
        key: `cancel:${id}`,
        isDone: (intent) => intent.state === 'cancelled' || intent.state === 'captured',
        send: (options) => stripe.paymentIntents.cancel(id, whole, options),
      }),
  };
}

function createIntent({ stripe, ask, currency }: Tools, intent: NewIntent): Promise<PaymentIntent | null> {
  const { amountCents, methods, customerId, localId, attempt } = intent;
  const parameters: Stripe.PaymentIntentCreateParams = {
    amount: amountCents,
    currency: currency.toLowerCase(),
    capture_method: 'manual',
    // Stripe's current API version replaced the parameter `payment_method_types`.
    allowed_payment_method_types: methods,
    ...(customerId !== null && { customer: customerId }),
    ...(localId !== null && { metadata: { local_id: localId } }),
  };
  return ask((signal) =>
    changeAtStripe<PaymentIntent | null>(signal, {
      key: `intent:${localId === null ? randomUUID() : digestOf([localId, attempt, amountCents, customerId, methods])}`,
      send: async (options) => readIntent(await stripe.paymentIntents.create(parameters, options)),
      // If no response arrived, the new intent is unusable, because its client secret reached no browser.
      lookUp: async () => undefined,
      refused: async () => null,
    }),
  );
}

interface IntentChange {
  key: string;
  isDone: (intent: PaymentIntent) => boolean;
  send: (options: { idempotencyKey: string }) => Promise<Stripe.PaymentIntent>;
}

function changeIntent({ stripe, ask }: Tools, id: string, { key, isDone, send }: IntentChange) {
  return ask((signal) =>
    changeAtStripe<PaymentIntent | null>(signal, {
      key,
      send: async (options) => readIntent(await send(options)),
      lookUp: async () => {
        const found = await retrieve(stripe, id);
        return found === null || isDone(found) ? found : undefined;
      },
      refused: () => retrieve(stripe, id),
    }),
  );
}

async function retrieve(stripe: Stripe, id: string): Promise<PaymentIntent | null> {
  try {
    return readIntent(await stripe.paymentIntents.retrieve(id, whole));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.statusCode === 404) return null;
    throw error;
  }
}
