import type { SiteConfig } from '@comptoir/contract';
import type { Db } from '../../db/client.ts';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import type { TaskHandler } from '../outbox/outbox-worker.ts';
import { composeOrderMail } from './order-mail.ts';
import { findOrder } from './order-repository.ts';

interface Options {
  db: Db;
  mail: MailGateway;
  catalogue: ServedCatalogue;
  site: SiteConfig;
}

/** Does the outbox's `order-mail`: reads the order as it is stored and sends its mail. */
export function orderMailHandler({ db, mail, catalogue, site }: Options): TaskHandler {
  return async ({ key, payload }) => {
    const order = await findOrder(db, String(payload.orderId));
    if (!order) throw new Error(`There is no order for the task ${key}.`);
    const { settings } = catalogue.current();
    const recipient = payload.recipient === 'diner' ? 'diner' : 'restaurant';
    const id = `commande-${order.number}-${recipient}-${order.id}`;
    await mail.send(composeOrderMail(order, recipient, { settings, site, id }));
  };
}
