import type { SiteConfig } from '@comptoir/contract';
import type { Db } from '../../db/database.ts';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import type { Outbox } from '../../jobs/outbox/outbox.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { openDrawer } from './draw/open-drawer.ts';
import { invoiceHandler } from './send-invoice.ts';

interface Dependencies {
  db: Db;
  site: SiteConfig;
  catalogue: ServedCatalogue;
  mail: MailGateway;
  outbox: Outbox;
}

/** Draws and mails the invoices of companies, after the commit that made them. */
export function startInvoice({ outbox, ...tools }: Dependencies): void {
  outbox.handle(invoiceHandler({ ...tools, draw: openDrawer() }));
}
