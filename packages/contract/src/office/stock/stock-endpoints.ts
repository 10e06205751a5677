import type { StockLength, StockTarget } from '@comptoir/domain';
import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
import { putBackBody, soldOutBody, stockSchema } from './stock-schema.ts';
import { type Stock, soldOutToWire, stockFromWire } from './stock-wire.ts';

const path = '/v2/office/stock';
const read = (body: unknown): Stock | null => stockFromWire(readPayload(body));

/** What is sold out now. */
export const stockCall = defineCall({ method: 'GET', path, isFresh: true, read });

export const stockEndpoint = defineEndpoint(stockCall, () => ({
  summary: 'What is sold out now, and until when',
  access: 'stock',
  audit: null,
  answer: { payload: stockSchema },
  errors: [],
}));

/** What was done, and all that is sold out then; `replayed`: it was done before, under the same id. */
const changed = { payload: z.extend(stockSchema, { replayed: z.boolean() }) };

/** Marks dishes and choices as sold out; `actionId` is a new UUID for each tap, the same for each repetition of it. */
export const soldOutCall = defineCall({
  method: 'POST',
  path,
  send: (actionId: string, targets: readonly StockTarget[], length: StockLength) => ({
    body: soldOutToWire(actionId, targets, length),
  }),
  read,
});

export const soldOutEndpoint = defineEndpoint(soldOutCall, () => ({
  summary: 'Mark dishes and choices of options as sold out, for a while',
  access: 'stock',
  audit: 'sold_out',
  body: soldOutBody,
  answer: changed,
  errors: ['action_exists'],
}));

/** Puts dishes and choices back on sale before their time. */
export const putBackCall = defineCall({
  method: 'POST',
  path: `${path}/back`,
  send: (actionId: string, targets: readonly StockTarget[]) => ({
    body: { action_id: actionId, targets: targets.map(({ kind, id }) => ({ kind, id })) },
  }),
  read,
});

export const putBackEndpoint = defineEndpoint(putBackCall, () => ({
  summary: 'Put dishes and choices of options back on sale',
  access: 'stock',
  audit: 'put_back',
  body: putBackBody,
  answer: changed,
  errors: ['action_exists'],
}));
