import { type BoardOrder, officeEndpoints, success } from '@comptoir/contract';
import type { Paper, PrintedPaper, TicketPaper } from '@comptoir/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { actOnce } from '../action/act-once.ts';
import { insertDuplicate } from '../entry/duplicate-repository.ts';
import { insertEvent } from '../order/record/order-repository.ts';
import { countPrints, findCopyOf, insertBrowserPrint } from '../print/new-print-repository.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import { officeOf, readerOf } from '../staff/guard/office-identity.ts';
import { holdOrder } from './ticket-repository.ts';
import { findPrinted, mayRead, type TicketTools, writeTicket } from './write-ticket.ts';

/** Browsers print on 80 mm, in the signs of most printers. */
const browserPaper: Paper = { width: 80, codePage: 'windows1252' };

/** The kitchen's paper of a cancelled order calls it back (TCK-05). */
const paperOf = (paper: TicketPaper, { state }: BoardOrder): PrintedPaper =>
  paper === 'kitchen' && state === 'cancelled' ? 'cancelled' : paper;

/** Adds the endpoints by which a browser shows and prints the papers of an order (TCK-10). */
export function ticketRoutes(scope: FastifyInstance, tools: TicketTools): void {
  const { db, now } = tools;

  async function find(request: FastifyRequest, orderId: string, paper: TicketPaper) {
    const order = await findPrinted(tools, orderId, paper);
    if (typeof order === 'string') return order;
    if (!mayRead(officeOf(request).role, paper, order, now())) return 'forbidden';
    const print = { orderId, paper: paperOf(paper, order), reader: readerOf(officeOf(request)) };
    return { order, print };
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { order, paper, copy }: { order: BoardOrder; paper: PrintedPaper; copy: number },
  ) {
    const { device, by } = officeOf(request);
    const lines = await writeTicket(tools, order, {
      paper,
      copy,
      printer: device?.name ?? by,
      on: browserPaper,
      insteadOf: null,
      partOf: (all) => ({ lines: all, elsewhere: [] }),
    });
    return reply.send(success({ payload: { copy, lines } }));
  }

  addOfficeRoute(scope, officeEndpoints.ticket, async (request, reply) => {
    const found = await find(request, request.params.id, request.query.paper);
    if (typeof found === 'string') return answerError(reply, found);
    const { order, print } = found;
    return answer(request, reply, { order, paper: print.paper, copy: await countPrints(db, print) });
  });

  addOfficeRoute(scope, officeEndpoints.printTicket, async (request, reply) => {
    const { id } = request.params;
    const { actionId, paper } = request.body;
    const found = await find(request, id, paper);
    if (typeof found === 'string') return answerError(reply, found);
    const { order, print } = found;
    const { by, device, role } = officeOf(request);
    const at = now().toInstant();
    noteChange(request, { target: `order:${order.number}`, after: { paper } });
    const work = async (tx: Db) => {
      await holdOrder(tx, id);
      const copy = await countPrints(tx, print);
      await insertBrowserPrint(tx, { ...print, copy, actionId, by, at });
      const { number } = order;
      if (paper === 'receipt' && copy > 0)
        await insertDuplicate(tx, { orderId: id, number, of: 'receipt', n: copy, by: role, at });
      const data = { paper, copy, by, ...(device && device.name !== by && { device: device.name }) };
      await insertEvent(tx, id, { kind: 'printed', data, at });
    };
    const outcome = await actOnce(db, request, { permission: 'board', at, work });
    if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
    // A retry prints what its first request noted, with the same mark.
    const copy = await findCopyOf(db, print, actionId);
    return copy === null
      ? answerError(reply, 'action_exists')
      : answer(request, reply, { order, paper: print.paper, copy });
  });
}
