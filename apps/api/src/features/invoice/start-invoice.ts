import type { SiteConfig } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import type { Outbox } from '../../jobs/outbox/outbox.ts';
import type { Refusal } from '../order/judge/refusal.ts';
import { type AskTools, askInvoice, type InvoiceWish } from './ask/ask-invoice.ts';
import { openDrawer } from './draw/open-drawer.ts';
import { invoiceRoutes } from './office/invoice-routes.ts';
import { invoiceHandler } from './send-invoice.ts';

interface Dependencies extends AskTools {
  site: SiteConfig;
  mail: MailGateway;
  outbox: Outbox;
}

/** Draws and mails the invoices of companies, after the commit that made them, and makes those that are asked for later. */
export function startInvoice({ site, mail, outbox, ...tools }: Dependencies) {
  const { db, catalogue, wakeOutbox, announce } = tools;
  outbox.handle(invoiceHandler({ db, catalogue, site, mail, draw: openDrawer() }));
  return {
    askInvoice: async (wish: InvoiceWish): Promise<Refusal | null> => {
      const refusal = await db.transaction((tx) => askInvoice(tools, tx, wish));
      if (!refusal) {
        wakeOutbox();
        announce();
      }
      return refusal;
    },
    routes: (scope: FastifyInstance) => invoiceRoutes(scope, tools),
  };
}
