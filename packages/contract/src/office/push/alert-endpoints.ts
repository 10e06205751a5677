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

// Alerts about unanswered orders on a person's own phone (BRD-26). The kitchen's tablet rings by itself.

const path = '/v2/office/push';
const nothing = () => ({ payload: z.strictObject({}) });

export const alertsCall = defineCall({ method: 'GET', path, isFresh: true, read: pushStandingFromWire });

export const alertsEndpoint = defineEndpoint(alertsCall, () => ({
  summary: 'What a browser subscribes by to get alerts, and which ones of this person do',
  access: 'person',
  audit: null,
  answer: { payload: pushStandingSchema() },
  errors: [],
}));

export const takeAlertsCall = defineCall({
  method: 'POST',
  path,
  send: (subscription: PushSubscription) => ({ body: pushSubscriptionToWire(subscription) }),
  read: () => true,
});

export const takeAlertsEndpoint = defineEndpoint(takeAlertsCall, () => ({
  summary: 'Have alerts sent to this browser; the ten newest of a person get them',
  access: 'person',
  audit: 'alerts_on',
  body: pushSubscriptionSchema(),
  answer: nothing(),
  errors: ['push_unsupported'],
}));

export const endAlertsCall = defineCall({
  method: 'DELETE',
  path,
  send: (endpoint: string) => ({ body: { endpoint } }),
  read: () => true,
});

export const endAlertsEndpoint = defineEndpoint(endAlertsCall, () => ({
  summary: 'Have alerts sent to this browser no more',
  access: 'person',
  audit: 'alerts_off',
  body: pushEndpointSchema(),
  answer: nothing(),
  errors: [],
}));
