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
  hasOffice: boolean;
}

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
    // The e-mail address is empty if personal data was erased meanwhile.
    if (recipient === 'diner' && order.email === '') return;
    const id = `commande-${order.number}-${recipient}-${order.id}`;
    await mail.send(composeOrderMail(order, recipient, { settings, site, id, hasOffice }));
  });
}
