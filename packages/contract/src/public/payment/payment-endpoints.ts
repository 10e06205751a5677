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
