import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';
import { boardOrderSchema } from '../board/board-order.ts';
import { orderSheetSchema } from './order-sheet.ts';

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
