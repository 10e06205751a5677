import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import {
  type PushSubscription,
  pushEndpointSchema,
  pushStandingFromWire,
  pushStandingSchema,
  pushSubscriptionSchema,
  pushSubscriptionToWire,
} from '../../wire/push-subscription.ts';

const path = '/v2/public/orders/:token/push';
const params = () => z.object({ token: z.string() });
const nothing = () => ({ payload: z.strictObject({}) });

export const orderPushCall = defineCall({
  method: 'GET',
  path,
  isFresh: true,
  send: (token: string) => ({ params: { token } }),
  read: pushStandingFromWire,
});

export const orderPushEndpoint = defineEndpoint(orderPushCall, () => ({
  summary: 'What a browser subscribes by to be told of an order, and which ones have',
  params: params(),
  answer: { payload: pushStandingSchema() },
  errors: ['order_not_found', 'rate_limited'],
}));

export const followByPushCall = defineCall({
  method: 'POST',
  path,
  send: (token: string, subscription: PushSubscription) => ({
    params: { token },
    body: pushSubscriptionToWire(subscription),
  }),
  read: () => true,
});

export const followByPushEndpoint = defineEndpoint(followByPushCall, () => ({
  summary: 'Have a browser told how an order goes on, until it is over; the five newest are',
  params: params(),
  body: pushSubscriptionSchema(),
  answer: nothing(),
  errors: ['order_not_found', 'push_unsupported', 'rate_limited'],
}));

export const leavePushCall = defineCall({
  method: 'DELETE',
  path,
  send: (token: string, endpoint: string) => ({ params: { token }, body: { endpoint } }),
  read: () => true,
});

export const leavePushEndpoint = defineEndpoint(leavePushCall, () => ({
  summary: 'Have a browser told of an order no more',
  params: params(),
  body: pushEndpointSchema(),
  answer: nothing(),
  errors: ['order_not_found', 'rate_limited'],
}));
