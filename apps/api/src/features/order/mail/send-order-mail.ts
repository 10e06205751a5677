import type { SiteConfig } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { MailGateway } from '../../../gateways/mail/mail-gateway.ts';
import type { TaskHandler } from '../../../jobs/outbox/define-task.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import type { Order } from '../record/order.ts';
import { findOrder } from '../record/order-repository.ts';
import { composeOrderMail } from './order-mail.ts';
import { orderMail } from './order-mail-tasks.ts';

interface Options {
  db: Db;
  mail: MailGateway;
  catalogue: ServedCatalogue;
  site: SiteConfig;
  /** False: the restaurant's mail has no link to the office. */
  hasOffice: boolean;
}

/** Makes the handler of `order-mail` tasks, which reads the stored order and sends its mail. */
export function orderMailHandler({ db, mail, catalogue, site, hasOffice }: Options): TaskHandler {
  const reading = new Map<string, Promise<Order | null>>();
  function read(id: string): Promise<Order | null> {
    const order = reading.get(id) ?? findOrder(db, id).finally(() => reading.delete(id));
    reading.set(id, order);
    return order;
  }
  return orderMail.handledBy(async ({ key, payload: { orderId, recipient } }) => {
    const order = await read(orderId);
    if (!order) throw new Error(`There is no order for the task ${key}.`);
    const { settings } = catalogue.current();
    // Personal data was forgotten meanwhile, and the address with it.
    if (recipient === 'diner' && order.email === '') return;
    const id = `commande-${order.number}-${recipient}-${order.id}`;
    await mail.send(composeOrderMail(order, recipient, { settings, site, id, hasOffice }));
  });
}
