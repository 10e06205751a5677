import { officeEndpoints, success } from '@comptoir/contract';
import type { Role } from '@comptoir/domain';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { insertNewTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { actOnce } from '../../action/act-once.ts';
import { invoiceTask } from '../../document/invoice-task.ts';
import { insertDuplicate, nextDuplicate } from '../../entry/duplicate-repository.ts';
import { findOrder } from '../../order/record/order-repository.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { noteChange } from '../../staff/guard/audit-changes.ts';
import { officeOf } from '../../staff/guard/office-identity.ts';
import type { AskTools } from '../ask/ask-invoice.ts';
import { findInvoice, holdInvoice } from '../record/invoice-repository.ts';

interface Asked {
  orderId: string;
  orderNumber: number;
  by: Role;
  at: Temporal.Instant;
}

/** Asks for an invoice by mail once more, at most once a minute, as for a receipt (TCK-22, BOK-23). */
async function askInvoiceMail(tx: Db, number: string, { orderId, orderNumber, by, at }: Asked): Promise<void> {
  await holdInvoice(tx, number);
  const copy = { orderId, of: 'invoice', paper: number } as const;
  const n = await nextDuplicate(tx, copy);
  const minute = at.round({ smallestUnit: 'minute', roundingMode: 'floor' });
  const task = invoiceTask.task({ key: `invoice:${number}:${minute}`, payload: { number, n } });
  if ((await insertNewTasks(tx, [task])) > 0) await insertDuplicate(tx, { ...copy, number: orderNumber, n, by, at });
}

/** Adds the endpoint that mails an invoice again, to its order's own address. The file stays as it is (BOK-23). */
export function mailAgainRoute(scope: FastifyInstance, { db, now, wakeOutbox }: AskTools): void {
  addOfficeRoute(scope, officeEndpoints.mailInvoice, async (request, reply) => {
    const { number } = request.params;
    const found = await findInvoice(db, number);
    if (!found) return answerError(reply, 'not_found');
    noteChange(request, { target: number });
    const { orderId, orderNumber } = found.document;
    if (!(await findOrder(db, orderId))?.email) return answerError(reply, 'email_erased');
    const at = now().toInstant();
    const asked = { orderId, orderNumber, by: officeOf(request).role, at };
    const work = (tx: Db) => askInvoiceMail(tx, number, asked);
    const outcome = await actOnce(db, request, { permission: 'invoices', at, work });
    if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
    wakeOutbox();
    return reply.send(success({ payload: {} }));
  });
}
