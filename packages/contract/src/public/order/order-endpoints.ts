import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { sessionHeaders } from '../../wire/session/credentials.ts';
import type { Session } from '../../wire/session/session.ts';
import { placedOrderFromWire, quotedPayload, updatedOrderFromWire } from './order-answers.ts';
import { orderErrors } from './order-errors.ts';
import {
  orderSchema,
  orderStatusSchema,
  orderUpdateSchema,
  placedOrderSchema,
  type WireOrder,
  type WireOrderUpdate,
} from './order-schema.ts';
import { quoteRequestSchema, quoteSchema, type WireQuoteRequest } from './quote-schema.ts';

const path = '/v2/public/checkout/';

/** Places an order (A.17). A retry must send the same body. The session is that of the account, if the diner has one. */
export const placeOrderCall = defineCall({
  method: 'POST',
  path,
  send: (order: WireOrder, session?: Session | null) => ({ body: order, headers: sessionHeaders(session) }),
  read: placedOrderFromWire,
});

export const placeOrderEndpoint = defineEndpoint(placeOrderCall, () => ({
  summary: 'Place an order',
  mayBeSigned: true,
  body: orderSchema,
  answer: { payload: placedOrderSchema },
  errors: [
    ...orderErrors,
    'totals_mismatch',
    'promise_moved',
    'order_exists',
    'payment_not_confirmed',
    'payment_already_used',
    'payment_processing',
    'payment_provider',
    'cash_code_needed',
    'otp_invalid',
    'rate_limited',
  ],
}));

/** Requests the price of an order with its reasons (A.25). The result is unparsed; `quoteFromWire` reads it. */
export const quoteCall = defineCall({
  method: 'POST',
  path: '/v2/public/quote',
  send: (request: WireQuoteRequest, session?: Session | null) => ({ body: request, headers: sessionHeaders(session) }),
  read: quotedPayload,
});

export const quoteEndpoint = defineEndpoint(quoteCall, () => ({
  summary: 'What an order would cost; nothing is stored',
  mayBeSigned: true,
  body: quoteRequestSchema,
  answer: { payload: quoteSchema },
  errors: [...orderErrors, 'rate_limited'],
}));

export const updateOrderCall = defineCall({
  method: 'PUT',
  path,
  send: (update: WireOrderUpdate) => ({ body: update }),
  read: updatedOrderFromWire,
});

export const updateOrderEndpoint = defineEndpoint(updateOrderCall, () => ({
  summary: 'Confirm the status of an order',
  statuses: { invalid_status: [422, 409] },
  body: orderUpdateSchema,
  answer: { payload: orderStatusSchema },
  errors: ['validation', 'order_not_found', 'invalid_status', 'payment_not_confirmed', 'payment_provider'],
}));
