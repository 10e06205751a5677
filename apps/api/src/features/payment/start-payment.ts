import type { SiteConfig } from '@comptoir/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import type { Outbox } from '../../jobs/outbox/outbox.ts';
import { paymentRoutes } from './payment-routes.ts';
import { startPaymentSweep } from './payment-sweep.ts';
import { paypalRoutes } from './paypal/paypal-routes.ts';
import { watchPaypal } from './paypal/watch-paypal.ts';
import { refundMailHandler } from './refund/send-refund-mail.ts';
import { webhookRoute } from './webhook-route.ts';

type SweepTools = Parameters<typeof startPaymentSweep>[0];

type Dependencies = Parameters<typeof paymentRoutes>[1] &
  Omit<Parameters<typeof webhookRoute>[1], 'wakePayments'> &
  Omit<SweepTools, 'cards'> & {
    site: SiteConfig;
    mail: MailGateway;
    outbox: Outbox;
    log: FastifyBaseLogger;
  };

export function startPayment({ mail, outbox, ...tools }: Dependencies) {
  const { site } = tools;
  const { db, catalogue, cards, now, log } = tools;
  outbox.handle(refundMailHandler({ db, mail, catalogue, site }));
  const sweep = cards && startPaymentSweep({ ...tools, cards });
  const paypal = cards && watchPaypal({ cards, catalogue, now, log });
  const wakePayments = () => {
    sweep?.wake();
    sweep?.wakeRefunds();
    sweep?.wakeDisputes();
  };
  return {
    wakeRefunds: () => sweep?.wakeRefunds(),
    drain: async () => sweep?.drain(),
    askForPaypal: async () => paypal?.drain(),
    jobs: [sweep, paypal].filter((job) => job !== null),
    routes: async (scope: FastifyInstance) => {
      paymentRoutes(scope, tools);
      paypalRoutes(scope, tools);
      await webhookRoute(scope, { ...tools, wakePayments });
    },
  };
}
