import * as z from 'zod/mini';
import { defineCall, defineEndpoint } from '../../wire/endpoint.ts';
import { readPayload } from '../../wire/envelope.ts';
import { sessionFields, signedErrors } from '../../wire/session/credentials.ts';
import type { Session } from '../../wire/session/session.ts';
import { readCount, readObject, readObjects } from '../../wire/wire-values.ts';
import { type PastOrder, pastOrderFromWire } from './past-order.ts';
import { ordersQuerySchema, pastOrderSchema } from './past-order-schema.ts';

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
