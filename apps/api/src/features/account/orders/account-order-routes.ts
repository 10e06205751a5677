import { accountEndpoints, ordersPerPage, pastOrderToWire, type SiteConfig, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { addRoute } from '../../../plugins/add-route.ts';
import { countUserOrders, listUserOrders } from '../../order/record/order-repository.ts';
import { type SignedHook, userOf } from '../credentials/signed-in.ts';
import { pastOrderOf } from './past-order-of.ts';

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
      const told = orders.map((order) => pastOrderToWire(pastOrderOf(order, site.timeZone)));
      return reply.send(success({ page, limit, total, orders: told }));
    },
    signed,
  );
}
