import { accountEndpoints, ordersPerPage, type SiteConfig, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { addRoute } from '../../../plugins/add-route.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { findOwnPdf } from '../../document/paper-repository.ts';
import { countUserOrders, listUserOrders } from '../../order/record/order-repository.ts';
import { type SignedHook, userOf } from '../credentials/signed-in.ts';
import { toldOrders } from './told-orders.ts';

export function accountOrderRoutes(
  app: FastifyInstance,
  { db, site, signed }: { db: Db; site: SiteConfig; signed: { preValidation: SignedHook } },
): void {
  addRoute(
    app,
    accountEndpoints.orders,
    'account',
    async (request, reply) => {
      const { user } = userOf(request);
      const page = Number(request.query.page ?? 1);
      const limit = Number(request.query.limit ?? ordersPerPage);
      const total = await countUserOrders(db, user.id);
      const orders = await listUserOrders(db, user.id, { limit, offset: (page - 1) * limit });
      return reply.send(success({ page, limit, total, orders: await toldOrders(db, orders, site.timeZone) }));
    },
    signed,
  );

  addRoute(
    app,
    accountEndpoints.invoicePdf,
    'account',
    async (request, reply) => {
      const pdf = await findOwnPdf(db, userOf(request).user.id, request.query.number);
      if (!pdf) return answerError(reply, 'not_found');
      return reply.send(success({ payload: { pdf: pdf.toString('base64') } }));
    },
    signed,
  );
}
