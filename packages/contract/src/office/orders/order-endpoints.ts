import * as z from 'zod/mini';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';
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
  errors: ['order_not_found', 'forbidden'],
}));
