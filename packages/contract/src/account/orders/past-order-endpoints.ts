import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
import { sessionFields, sessionHeaders, signedErrors } from '../../wire/session/credentials.ts';
import type { Session } from '../../wire/session/session.ts';
import { readCount, readObject, readObjects, readText } from '../../wire/wire-values.ts';
import { type PastOrder, pastOrderFromWire } from './past-order.ts';
import { invoiceQuerySchema, ordersQuerySchema, pastOrderSchema } from './past-order-schema.ts';

export const ordersPerPage = 20;

/** One page of an account's orders, newest first. A further page exists while `page × limit < total`. */
export interface OrdersPage {
  page: number;
  limit: number;
  total: number;
  orders: PastOrder[];
}

export const ordersCall = defineCall({
  method: 'GET',
  path: '/v2/public/auth/orders',
  isFresh: true,
  send: (session: Session, page: number, limit: number = ordersPerPage) => ({
    query: { ...sessionFields(session), page, limit },
  }),
  read: (body): OrdersPage => {
    const answer = readObject(body);
    const orders = readObjects(readPayload(body, 'orders'))
      .map(pastOrderFromWire)
      .filter((order) => order !== null);
    return {
      page: readCount(answer.page) ?? 1,
      limit: readCount(answer.limit) ?? ordersPerPage,
      total: readCount(answer.total) ?? orders.length,
      orders,
    };
  },
});

export const ordersEndpoint = defineEndpoint(ordersCall, () => ({
  summary: 'The orders of an account, newest first',
  isSigned: true,
  query: ordersQuerySchema,
  answer: { page: z.int(), limit: z.int(), total: z.int(), orders: z.array(pastOrderSchema) },
  errors: [...signedErrors, 'validation'],
}));

/** Reads the PDF of an invoice or a credit note of the account's own order, in base64 (LAW-67). */
export const invoicePdfCall = defineCall({
  method: 'GET',
  path: '/v2/public/auth/invoice',
  isFresh: true,
  send: (session: Session, number: string) => ({ headers: sessionHeaders(session), query: { number } }),
  read: (body) => readText(readObject(readPayload(body)).pdf),
});

export const invoicePdfEndpoint = defineEndpoint(invoicePdfCall, () => ({
  summary: 'The PDF of an invoice or a credit note of an order of the account, in base64',
  isSigned: true,
  query: invoiceQuerySchema,
  answer: { payload: z.object({ pdf: z.string() }) },
  errors: [...signedErrors, 'validation', 'not_found'],
}));
