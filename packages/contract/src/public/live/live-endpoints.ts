import * as z from 'zod/mini';
import { actionIdSchema, seenVersionSchema } from '../../wire/action-identity.ts';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
import { isObject } from '../../wire/wire-values.ts';
import { companySchema, type WireCompany } from '../order/wanted/company.ts';
import { orderOf } from './live-answers.ts';
import { liveOrderSchema } from './live-order-schema.ts';
import { liveStreamPath } from './live-stream-path.ts';

const path = '/v2/public/orders/:token';

/** A token of any form is accepted; an unknown one gets the same "not found" error. */
const params = () => z.object({ token: z.string() });

export const liveOrderCall = defineCall({
  method: 'GET',
  path,
  send: (token: string) => ({ params: { token } }),
  read: (body: unknown) => {
    const payload = readPayload(body);
    return isObject(payload) ? payload : null;
  },
});

export const liveOrderEndpoint = defineEndpoint(liveOrderCall, () => ({
  summary: 'An order by its link: how it stands, its receipt, its refunds; two days after its end only what it came to',
  params: params(),
  isKept: true,
  answer: { payload: liveOrderSchema },
  errors: ['order_not_found', 'rate_limited'],
}));

export const liveStreamCall = { method: 'GET', path: liveStreamPath } as const;

export const liveStreamEndpoint = defineEndpoint(liveStreamCall, () => ({
  summary: 'The same as server-sent events: `order` at once and whenever it changes, `beat`, `bye`',
  params: params(),
  answer: {},
  errors: ['order_not_found', 'rate_limited'],
}));

/** Cancels an unanswered order for the diner. A failure with `order_moved` contains the order's current state. */
export const cancelOrderCall = defineCall({
  method: 'POST',
  path: `${path}/cancel`,
  send: (token: string, action: { actionId: string; version: number }) => ({
    params: { token },
    body: { action_id: action.actionId, version: action.version },
  }),
  read: orderOf,
});

export const cancelOrderEndpoint = defineEndpoint(cancelOrderCall, () => ({
  summary: 'Take an order back that nobody has answered: what was paid is paid back',
  params: params(),
  body: z.strictObject({ action_id: actionIdSchema, version: seenVersionSchema }),
  answer: { payload: z.strictObject({ order: liveOrderSchema, replayed: z.boolean() }) },
  errors: ['order_not_found', 'order_moved', 'action_exists', 'rate_limited'],
}));

/** Asks for an invoice after the order (LAW-68). The company is sent as it was typed; sent again, it is the same invoice. */
export const askInvoiceCall = defineCall({
  method: 'POST',
  path: `${path}/company`,
  send: (token: string, company: WireCompany) => ({ params: { token }, body: company }),
  read: orderOf,
});

export const askInvoiceEndpoint = defineEndpoint(askInvoiceCall, () => ({
  summary: 'Ask for an invoice for a company, until the close of the day: at once if paid, else with the payment',
  params: params(),
  body: companySchema,
  answer: { payload: z.strictObject({ order: liveOrderSchema }) },
  errors: [
    'order_not_found',
    'company_inactive',
    'company_card_only',
    'invoice_too_late',
    'invoice_exists',
    'nothing_to_invoice',
    'rate_limited',
  ],
}));
