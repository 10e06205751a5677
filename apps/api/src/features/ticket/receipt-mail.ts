import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import { defineTask, type TaskHandler } from '../../jobs/outbox/define-task.ts';
import { insertNewTasks } from '../../jobs/outbox/outbox-repository.ts';
import { toldAttempts } from '../notice/notice-repository.ts';
import { composeOrderMail } from '../order/mail/order-mail.ts';
import { mailIdOf } from '../order/mail/shop-sender.ts';
import { findOrder, insertEvent } from '../order/record/order-repository.ts';
import type { TicketTools } from './write-ticket.ts';

const receiptMail = defineTask('receipt-mail', z.object({ orderId: z.string() }));

/** Asks for the receipt of an order by mail, at most once a minute, so that taps can't flood a diner (TCK-22). */
export async function askReceiptMail(tx: Db, orderId: string, at: Temporal.Instant): Promise<void> {
  const minute = at.round({ smallestUnit: 'minute', roundingMode: 'floor' });
  await insertNewTasks(tx, [receiptMail.task({ key: `receipt-mail:${orderId}:${minute}`, payload: { orderId } })]);
}

/** Mails a receipt again, to the address that its order has now, and tells the order's history. */
export function receiptMailHandler(
  { db, site, catalogue, now }: TicketTools,
  { mail, hasOffice }: { mail: MailGateway; hasOffice: boolean },
): TaskHandler {
  return receiptMail.handledBy(async ({ key, payload: { orderId }, attempts }) => {
    const order = await findOrder(db, orderId);
    // The order or its e-mail address may have been erased meanwhile.
    if (!order || order.email === '') return;
    const note = (kind: 'mailed' | 'mail_failed') =>
      insertEvent(db, orderId, { kind, data: { notice: 'receipt' }, at: now().toInstant() });
    const { settings } = catalogue.current();
    const setting = { settings, site, id: mailIdOf(key), hasOffice, isAgain: true };
    try {
      await mail.send(composeOrderMail(order, 'diner', setting));
    } catch (error) {
      if (attempts === toldAttempts) await note('mail_failed');
      throw error;
    }
    await note('mailed');
  });
}
