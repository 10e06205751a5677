import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { GatewayFailure } from '../../gateways/gateway-failure.ts';
import type { PaymentGateway } from '../../gateways/payment/payment-gateway.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import type { OrderPayments } from '../order/record/order-payments.ts';
import { checkPayment } from './check-payment.ts';
import { bindPayment, findPayment } from './settle/payment-repository.ts';
import { reconcileOrder } from './settle/reconcile-order.ts';
import { voidPayments } from './settle/void-payment.ts';

interface Tools {
  db: Db;
  catalogue: ServedCatalogue;
  cards: PaymentGateway | null;
  log: FastifyBaseLogger;
  now: () => Temporal.ZonedDateTime;
  wakeOutbox: () => void;
  announce: () => void;
}

const patienceSeconds = 60;

export function createOrderPayments({ cards, ...tools }: Tools): OrderPayments {
  return {
    check: async (transactionId, wanted) =>
      cards ? checkPayment({ ...tools, cards }, transactionId, wanted) : 'payment_not_confirmed',
    preparedAt: async (transactionId, localId) => {
      const payment = transactionId === null ? null : await findPayment(tools.db, transactionId);
      return payment?.localId === localId ? payment.preparedAt : null;
    },
    bind: (tx, order) =>
      bindPayment(tx, order.transactionId, {
        order,
        nextCheckAt: order.placedAt.add({ seconds: patienceSeconds }),
      }),
    voidUnused: async (localId) => {
      if (cards) await voidPayments({ ...tools, cards }, localId);
    },
    reconcile: async (order) => {
      if (order.status !== 'pending') return order.status;
      if (!cards) throw new GatewayFailure('This server takes no cards');
      return reconcileOrder({ ...tools, cards }, order);
    },
  };
}
