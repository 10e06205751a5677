import type { Role } from '@comptoir/domain';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts';
import { defineTask, type TaskHandler } from '../../jobs/outbox/define-task.ts';
import { insertNewTasks } from '../../jobs/outbox/outbox-repository.ts';
import { insertDuplicate, nextDuplicate } from '../entry/duplicate-repository.ts';
import { toldAttempts } from '../notice/notice-repository.ts';
import { composeOrderMail } from '../order/mail/order-mail.ts';
import { mailIdOf } from '../order/mail/shop-sender.ts';
import { findOrder, insertEvent } from '../order/record/order-repository.ts';
import { holdOrder } from './ticket-repository.ts';
import type { TicketTools } from './write-ticket.ts';

/** `n` is the number of the copy. A task of an earlier version has none. */
const receiptMail = defineTask('receipt-mail', z.object({ orderId: z.string(), n: z.int().optional() }));

interface Asked {
  id: string;
  number: number;
  by: Role;
  at: Temporal.Instant;
}

/**
 * Asks for the receipt of an order by mail, at most once a minute, so that taps can't flood a diner (TCK-22). Each such mail
 * repeats the confirmation of the order (BOK-23).
 */
export async function askReceiptMail(tx: Db, { id: orderId, number, by, at }: Asked): Promise<void> {
  await holdOrder(tx, orderId);
  const copy = { orderId, of: 'confirmation' } as const;
  const n = await nextDuplicate(tx, copy);
  const minute = at.round({ smallestUnit: 'minute', roundingMode: 'floor' });
  const task = receiptMail.task({ key: `receipt-mail:${orderId}:${minute}`, payload: { orderId, n } });
  if ((await insertNewTasks(tx, [task])) > 0) await insertDuplicate(tx, { ...copy, number, n, by, at });
}

/** Mails a receipt again, to the address that its order has now, and tells the order's history. */
export function receiptMailHandler(
  { db, site, catalogue, now }: TicketTools,
  { mail, hasOffice }: { mail: MailGateway; hasOffice: boolean },
): TaskHandler {
  return receiptMail.handledBy(async ({ key, payload: { orderId, n }, attempts }) => {
    const order = await findOrder(db, orderId);
    // The order or its e-mail address may have been erased meanwhile.
    if (!order || order.email === '') return;
    const note = (kind: 'mailed' | 'mail_failed') =>
      insertEvent(db, orderId, { kind, data: { notice: 'receipt' }, at: now().toInstant() });
    const { settings } = catalogue.current();
    const setting = { settings, site, id: mailIdOf(key), hasOffice, again: { n } };
    try {
      await mail.send(composeOrderMail(order, 'diner', setting));
    } catch (error) {
      if (attempts === toldAttempts) await note('mail_failed');
      throw error;
    }
    await note('mailed');
  });
}
