import { companyFromWire, type InvoicedOrder, officeEndpoints, success } from '@comptoir/contract';
import { fieldWords } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { cutPage } from '../../../db/keyset-pages.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { sendCsv } from '../../../plugins/csv/send-csv.ts';
import { actOnce } from '../../action/act-once.ts';
import { ChangeRefused } from '../../action/change-refused.ts';
import { refuseOwnCompany } from '../../order/judge/read-claim.ts';
import { findOrder } from '../../order/record/order-repository.ts';
import { wasPresumed } from '../../order/record/presumed-cash-repository.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { noteChange } from '../../staff/guard/audit-changes.ts';
import { officeOf } from '../../staff/guard/office-identity.ts';
import { type AskTools, askInvoice, isYoung } from '../ask/ask-invoice.ts';
import { findInvoice } from '../record/invoice-repository.ts';
import { invoiceRows } from './invoice-file.ts';
import { depositInvoice, findOfficeInvoice, listInvoicesBefore, listInvoicesOf } from './list-repository.ts';
import { mailAgainRoute } from './mail-again.ts';
import { invoicesFileName, invoiceTitles } from './office-words.ts';

const pageSize = 50;

/** Adds the office's page of invoices (LAW-72), and the invoice that it makes of an order afterwards (LAW-68). */
export function invoiceRoutes(scope: FastifyInstance, tools: AskTools): void {
  const { db } = tools;
  addOfficeRoute(scope, officeEndpoints.invoices, async (request, reply) => {
    const { before = null, ...selection } = request.query;
    const rows = await listInvoicesBefore(db, selection, { before, limit: pageSize + 1 });
    const { page: invoices, next } = cutPage(rows, pageSize, ({ number }) => number);
    return reply.send(success({ payload: { invoices, next } }));
  });

  addOfficeRoute(scope, officeEndpoints.invoicesFile, async (request, reply) => {
    const name = invoicesFileName(request.query.month);
    noteChange(request, { target: name });
    return sendCsv(reply, { name, titles: invoiceTitles, pages: invoiceRows(db, request.query) });
  });

  addOfficeRoute(scope, officeEndpoints.invoiceFile, async (request, reply) => {
    const { number, part } = request.params;
    const found = await findInvoice(db, number);
    const content = found && (part === 'pdf' ? found.pdf : Buffer.from(found.xml));
    if (!content) return answerError(reply, 'not_found');
    const name = `${number}.${part}`;
    noteChange(request, { target: name });
    return reply
      .type(part === 'pdf' ? 'application/pdf' : 'application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(content);
  });

  mailAgainRoute(scope, tools);
  depositRoute(scope, tools);
  orderRoutes(scope, tools);
}

function depositRoute(scope: FastifyInstance, { db, now }: AskTools): void {
  addOfficeRoute(scope, officeEndpoints.depositInvoice, async (request, reply) => {
    const { number } = request.params;
    const { date } = request.body;
    const found = await findOfficeInvoice(db, number);
    if (!found) return answerError(reply, 'not_found');
    const days = [found.issuedOn, date, now().toPlainDate()];
    if (days.some((day, position) => position > 0 && Temporal.PlainDate.compare(days[position - 1] ?? day, day) > 0))
      return answerError(reply, 'validation', { errors: { date: fieldWords.date } });
    const work = async (tx: Db) => {
      if (!(await depositInvoice(tx, number, date))) throw new ChangeRefused('invoice_deposited');
    };
    const outcome = await actOnce(db, request, { permission: 'invoices', at: now().toInstant(), work });
    if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
    return reply.send(success({ payload: { ...found, depositedOn: date } }));
  });
}

function orderRoutes(scope: FastifyInstance, tools: AskTools): void {
  const { db, catalogue, now, wakeOutbox, announce } = tools;
  async function read(orderId: string): Promise<InvoicedOrder | null> {
    const order = await findOrder(db, orderId);
    if (!order) return null;
    const { company, status, totalCents } = order;
    const isPresumed = status === 'pending' && (await wasPresumed(db, orderId));
    const isFree = !company && status !== 'cancelled' && !isPresumed && totalCents > 0;
    return {
      company: company?.name ?? null,
      canInvoice: isFree && catalogue.current().settings.company.isOffered && isYoung(order, now()),
      invoices: await listInvoicesOf(db, orderId),
    };
  }

  addOfficeRoute(scope, officeEndpoints.orderInvoices, async (request, reply) => {
    const found = await read(request.params.id);
    return found ? reply.send(success({ payload: found })) : answerError(reply, 'order_not_found');
  });

  addOfficeRoute(scope, officeEndpoints.invoiceOrder, async (request, reply) => {
    const { id: orderId } = request.params;
    const company = companyFromWire(request.body.company);
    const isOwn = refuseOwnCompany({ company }, catalogue.current().office.seller);
    if (isOwn) return answerError(reply, isOwn.code, isOwn.details);
    const wish = { orderId, company, by: officeOf(request).by };
    const work = async (tx: Db) => {
      const refusal = await askInvoice(tools, tx, wish);
      if (refusal) throw new ChangeRefused(refusal.code);
    };
    const outcome = await actOnce(db, request, { permission: 'invoices', at: now().toInstant(), work });
    if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
    wakeOutbox();
    announce();
    const found = await read(orderId);
    return found ? reply.send(success({ payload: found })) : answerError(reply, 'order_not_found');
  });
}
