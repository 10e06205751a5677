import type { StockLength, StockTarget } from '@comptoir/domain';
import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';
import { countBody, putBackBody, soldOutBody, stockSchema } from './stock.ts';

const path = '/v2/office/stock';

export const stockCall = defineOfficeCall({ method: 'GET', path, isFresh: true, answer: stockSchema });

export const stockEndpoint = defineOfficeEndpoint(stockCall, () => ({
  summary: 'Everything that is sold out now, and until when',
  access: 'stock',
  audit: null,
  errors: [],
}));

const changed = z.extend(stockSchema, { isReplayed: z.boolean() });

const targetsOf = (targets: readonly StockTarget[]) => targets.map(({ kind, id }) => ({ kind, id }));

/** Marks dishes and choices as sold out. `actionId` is a new UUID for each tap; retries repeat it. */
export const soldOutCall = defineOfficeCall({
  method: 'POST',
  path,
  send: (actionId: string, targets: readonly StockTarget[], length: StockLength) => ({
    body: { actionId, targets: targetsOf(targets), length },
  }),
  answer: changed,
});

export const soldOutEndpoint = defineOfficeEndpoint(soldOutCall, () => ({
  summary: 'Mark dishes and choices of options as sold out, for a while',
  access: 'stock',
  audit: 'sold_out',
  body: soldOutBody,
  errors: ['action_exists'],
}));

/** Tells how many units of an item are left for this service. Null ends the count. */
export const countStockCall = defineOfficeCall({
  method: 'PUT',
  path: `${path}/count`,
  send: (actionId: string, itemId: number, left: number | null) => ({ body: { actionId, itemId, left } }),
  answer: changed,
});

export const countStockEndpoint = defineOfficeEndpoint(countStockCall, () => ({
  summary: 'Count what is left of a dish for this service, or end its count',
  access: 'stock',
  audit: 'stock_counted',
  body: countBody,
  errors: ['action_exists'],
}));

export const putBackCall = defineOfficeCall({
  method: 'POST',
  path: `${path}/back`,
  send: (actionId: string, targets: readonly StockTarget[]) => ({ body: { actionId, targets: targetsOf(targets) } }),
  answer: changed,
});

export const putBackEndpoint = defineOfficeEndpoint(putBackCall, () => ({
  summary: 'Put dishes and choices of options back on sale',
  access: 'stock',
  audit: 'put_back',
  body: putBackBody,
  errors: ['action_exists'],
}));
