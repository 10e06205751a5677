import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { actOnce } from '../action/act-once.ts';
import { findOrder } from '../order/record/order-repository.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import { officeOf } from '../staff/guard/office-identity.ts';
import { askReceiptMail } from './receipt-mail.ts';
import { findPrinted, mayRead, type TicketTools } from './write-ticket.ts';

/** Adds the endpoint that mails a receipt again. Who may print it may mail it, but not choose or read the address (TCK-22). */
export function receiptMailRoute(scope: FastifyInstance, tools: TicketTools, wakeOutbox: () => void): void {
  const { db, now } = tools;
  addOfficeRoute(scope, officeEndpoints.mailReceipt, async (request, reply) => {
    const { id } = request.params;
    const order = await findPrinted(tools, id, 'receipt');
    if (typeof order === 'string') return answerError(reply, order);
    noteChange(request, { target: `order:${order.number}` });
    const { role: by } = officeOf(request);
    if (!mayRead(by, 'receipt', order, now())) return answerError(reply, 'forbidden');
    if (!(await findOrder(db, id))?.email) return answerError(reply, 'email_erased');
    const at = now().toInstant();
    const work = (tx: Db) => askReceiptMail(tx, { ...order, by, at });
    const outcome = await actOnce(db, request, { permission: 'board', at, work });
    if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
    wakeOutbox();
    return reply.send(success({ payload: {} }));
  });
}
