import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { placedOrderFromWire, updatedReceipt } from './order-answers.ts';
import {
  orderSchema,
  orderStatusSchema,
  orderUpdateSchema,
  placedOrderSchema,
  type WireOrder,
  type WireOrderUpdate,
} from './order-schema.ts';

const path = '/v2/public/checkout/';

/** Places an order (A.17): the very body that was made for it, however often it is sent. */
export const placeOrderCall = defineCall({
  method: 'POST',
  path,
  send: (order: WireOrder) => ({ body: order }),
  read: placedOrderFromWire,
});

export const placeOrderEndpoint = defineEndpoint(placeOrderCall, () => ({
  summary: 'Place an order',
  body: orderSchema,
  answer: { payload: placedOrderSchema },
  errors: [
    'bad_json',
    'validation',
    'empty_cart',
    'method_inactive',
    'delivery_inactive',
    'location_not_found',
    'location_unavailable',
    'too_far',
    'out_of_zone',
    'below_minimum',
    'item_unavailable',
    'slot_unavailable',
    'closed',
    'free_item_not_granted',
    'totals_mismatch',
    'order_exists',
    'payment_not_confirmed',
    'payment_already_used',
    'payment_provider',
    'rate_limited',
  ],
}));

/** Confirms what an order's payment came to (A.18). */
export const updateOrderCall = defineCall({
  method: 'PUT',
  path,
  send: (update: WireOrderUpdate) => ({ body: update }),
  read: updatedReceipt,
});

export const updateOrderEndpoint = defineEndpoint(updateOrderCall, () => ({
  summary: 'Confirm the status of an order',
  body: orderUpdateSchema,
  answer: { payload: orderStatusSchema },
  errors: ['validation', 'order_not_found', 'invalid_status', 'payment_not_confirmed', 'payment_provider'],
}));
