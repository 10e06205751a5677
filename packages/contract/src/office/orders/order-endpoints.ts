import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';
import { boardOrderSchema } from '../board/board-order.ts';
import { orderSheetSchema } from './order-sheet.ts';

/** One order for its sheet: a board has no amounts by line and no history. */
export const orderSheetCall = defineOfficeCall({
  method: 'GET',
  path: '/v2/office/orders/:id',
  send: (orderId: string) => ({ params: { id: orderId } }),
  answer: orderSheetSchema,
});

export const orderSheetEndpoint = defineOfficeEndpoint(orderSheetCall, () => ({
  summary: 'One order: its receipt, its payment and its history',
  access: 'board',
  audit: null,
  params: z.object({ id: z.uuid() }),
  errors: ['order_not_found'],
}));

/** One order by the number in a mail, also after it has left the board. */
export const numberedOrderCall = defineOfficeCall({
  method: 'GET',
  path: '/v2/office/orders',
  send: (number: string) => ({ query: { number } }),
  answer: boardOrderSchema,
});

export const numberedOrderEndpoint = defineOfficeEndpoint(numberedOrderCall, () => ({
  summary: 'One order by its number, as boards have it',
  access: 'board',
  audit: null,
  query: z.object({ number: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  errors: ['order_not_found'],
}));
