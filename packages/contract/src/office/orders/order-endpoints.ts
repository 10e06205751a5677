import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
import { boardOrderFromWire } from '../board/board-order-wire.ts';
import { boardOrderSchema } from '../board/board-schema.ts';
import { orderSheetSchema } from './order-sheet-schema.ts';
import { orderSheetFromWire } from './order-sheet-wire.ts';

/** One order, when its sheet is opened: boards carry no amounts by line and no history. */
export const orderSheetCall = defineCall({
  method: 'GET',
  path: '/v2/office/orders/:id',
  send: (orderId: string) => ({ params: { id: orderId } }),
  read: (body) => orderSheetFromWire(readPayload(body)),
});

export const orderSheetEndpoint = defineEndpoint(orderSheetCall, () => ({
  summary: 'One order: its receipt, its payment and its history',
  access: 'board',
  audit: null,
  params: z.object({ id: z.uuid() }),
  answer: { payload: orderSheetSchema },
  errors: ['order_not_found'],
}));

/** One order as boards have it, by the number that a mail names: also one that no board shows any more. */
export const numberedOrderCall = defineCall({
  method: 'GET',
  path: '/v2/office/orders',
  send: (number: string) => ({ query: { number } }),
  read: (body) => boardOrderFromWire(readPayload(body)),
});

export const numberedOrderEndpoint = defineEndpoint(numberedOrderCall, () => ({
  summary: 'One order by its number, as boards have it',
  access: 'board',
  audit: null,
  query: z.object({ number: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  answer: { payload: boardOrderSchema },
  errors: ['order_not_found'],
}));
