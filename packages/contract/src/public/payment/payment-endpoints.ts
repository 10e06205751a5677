import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { toPlainLine } from '../../wire/plain-text.ts';
import { sessionHeaders } from '../../wire/session/credentials.ts';
import type { Session } from '../../wire/session/session.ts';
import { orderErrors } from '../order/order-errors.ts';
import {
  cardCustomerSchema,
  cardIntentRequestSchema,
  cardIntentSchema,
  cardPayerSchema,
} from './card-payment-schema.ts';
import {
  type CardIntentRequest,
  type CardPayer,
  cardIntentFromWire,
  cardIntentToWire,
  customerFromWire,
} from './card-payment-wire.ts';
import { abandonAnswerSchema, abandonRequestSchema, returnAnswerSchema, returnRequestSchema } from './paypal-schema.ts';
import { abandonFromWire, paymentReturnFromWire, paypalVisitFromWire } from './paypal-wire.ts';

export const cardCustomerCall = defineCall({
  method: 'POST',
  path: '/v2/public/checkout/stripe-customer',
  send: ({ email, name, phone }: CardPayer) => ({
    body: { email: toPlainLine(email), name: toPlainLine(name), phone: toPlainLine(phone) },
  }),
  read: customerFromWire,
});

export const cardCustomerEndpoint = defineEndpoint(cardCustomerCall, () => ({
  summary: 'Make a customer at the card provider',
  statuses: { payment_provider: [502] },
  body: cardPayerSchema,
  answer: { payload: cardCustomerSchema },
  errors: ['validation', 'method_inactive', 'payment_provider', 'rate_limited'],
}));

export const cardIntentCall = defineCall({
  method: 'POST',
  path: '/v2/public/checkout/stripe-payment-intent',
  send: (request: CardIntentRequest, session?: Session | null) => ({
    body: cardIntentToWire(request),
    headers: sessionHeaders(session),
  }),
  read: cardIntentFromWire,
});

export const cardIntentEndpoint = defineEndpoint(cardIntentCall, () => ({
  summary: 'Make a card payment, or have one follow the cart',
  mayBeSigned: true,
  statuses: { payment_provider: [502] },
  body: cardIntentRequestSchema,
  answer: { payload: cardIntentSchema },
  errors: [
    ...orderErrors,
    'totals_mismatch',
    'promise_moved',
    'order_exists',
    'payment_processing',
    'payment_provider',
    'rate_limited',
  ],
}));

/** Asks for the same payment on PayPal's page, whose address is the answer (PYX-42). */
export const paypalVisitCall = defineCall({
  method: 'POST',
  path: cardIntentCall.path,
  send: (request: CardIntentRequest, session?: Session | null) => ({
    body: { ...cardIntentToWire(request), method: 'paypal' },
    headers: sessionHeaders(session),
  }),
  read: paypalVisitFromWire,
});

export const paymentReturnCall = defineCall({
  method: 'POST',
  path: '/v2/public/checkout/return',
  isFresh: true,
  send: (token: string) => ({ body: { token } }),
  read: paymentReturnFromWire,
});

export const paymentReturnEndpoint = defineEndpoint(paymentReturnCall, () => ({
  summary: 'Ask what became of a payment on PayPal’s page',
  body: returnRequestSchema,
  answer: { payload: returnAnswerSchema },
  errors: ['validation', 'order_not_found', 'rate_limited'],
}));

export const abandonPaymentCall = defineCall({
  method: 'POST',
  path: '/v2/public/checkout/abandon',
  send: (localId: string, intentId: string) => ({ body: { local_id: localId, payment_intent_id: intentId } }),
  read: abandonFromWire,
});

export const abandonPaymentEndpoint = defineEndpoint(abandonPaymentCall, () => ({
  summary: 'Give up a payment on PayPal’s page, to pay otherwise',
  body: abandonRequestSchema,
  answer: { payload: abandonAnswerSchema },
  errors: ['validation', 'order_not_found', 'rate_limited'],
}));
