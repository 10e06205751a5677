import type { FastifyInstance } from 'fastify';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import type { Outbox } from '../../jobs/outbox/outbox.ts';
import { shareReads } from '../capacity/share-reads.ts';
import { readTakenWork } from '../capacity/taken-work-repository.ts';
import { holdRoutes } from './hold/hold-routes.ts';
import type { Scene } from './judge/prepare-order.ts';
import { orderMailHandler } from './mail/send-order-mail.ts';
import { gatherOrders } from './place/gather-orders.ts';
import { placeOrder } from './place/place-order.ts';
import { placeOrderRoute } from './place/place-order-route.ts';
import { quoteOrder } from './quote/quote-order.ts';
import { quoteRoute } from './quote/quote-route.ts';
import { tryOrder } from './quote/try-order.ts';
import { updateOrderRoute } from './update-order-route.ts';

type RouteTools = Parameters<typeof placeOrderRoute>[1];

interface Dependencies extends Omit<RouteTools, 'storeOrder' | 'onStored' | 'readTaken'> {
  mail: MailGateway;
  hasOffice: boolean;
  outbox: Outbox;
  announce: () => void;
}

export function startOrder({ mail, hasOffice, outbox, announce, ...rest }: Dependencies) {
  const { db, catalogue, site } = rest;
  let stored = 0;
  const tools: RouteTools = {
    ...rest,
    storeOrder: gatherOrders(db),
    readTaken: shareReads((now) => readTakenWork(db, now)),
    onStored: () => {
      stored += 1;
      outbox.wake();
      announce();
    },
  };
  outbox.handle(orderMailHandler({ db, mail, catalogue, site, hasOffice }));
  return {
    placeOrder: (body: unknown, userId: number | null) => placeOrder(tools, body, userId),
    tryOrder: (body: Record<string, unknown>) => tryOrder(tools, body),
    quoteOrder: (body: object, scene: Scene) => quoteOrder(tools, body, null, scene),
    countOrders: () => stored,
    routes: (scope: FastifyInstance) => {
      placeOrderRoute(scope, tools);
      quoteRoute(scope, tools);
      holdRoutes(scope, tools);
      updateOrderRoute(scope, tools);
    },
  };
}
