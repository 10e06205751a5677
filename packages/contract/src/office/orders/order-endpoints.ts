import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
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
