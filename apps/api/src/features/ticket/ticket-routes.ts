import { officeEndpoints, readText, success, type TicketPaper } from '@comptoir/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { actOnce } from '../action/act-once.ts';
import type { OrderEvent } from '../order/record/order.ts';
import { insertEvent, listEvents } from '../order/record/order-repository.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import { officeOf, readerOf } from '../staff/guard/office-identity.ts';
import { holdOrder } from './ticket-repository.ts';
import { findPrinted, type TicketTools, type WantedTicket, writeTicket } from './write-ticket.ts';

/** The prints of a paper by one person or device, oldest first. Each is an event of the order (TCK-06). */
async function listPrints(db: Db, orderId: string, paper: TicketPaper, reader: string): Promise<OrderEvent[]> {
  const events = await listEvents(db, orderId);
  return events.filter(({ kind, data }) => kind === 'printed' && data.paper === paper && data.reader === reader);
}

/** Adds the endpoints by which a browser shows and prints the papers of an order (TCK-10). */
export function ticketRoutes(scope: FastifyInstance, tools: TicketTools): void {
  const { db, now } = tools;

  const wantedOf = (request: FastifyRequest, orderId: string, paper: TicketPaper): WantedTicket => {
    const { role, device, by } = officeOf(request);
    return { orderId, paper, role, printer: device?.name ?? by };
  };

  async function answer(
    reply: FastifyReply,
    wanted: WantedTicket,
    order: Parameters<typeof writeTicket>[1],
    copy: number,
  ) {
    const lines = await writeTicket(tools, order, wanted, copy);
    return reply.send(success({ payload: { copy, lines } }));
  }

  addOfficeRoute(scope, officeEndpoints.ticket, async (request, reply) => {
    const { id } = request.params;
    const { paper } = request.query;
    const wanted = wantedOf(request, id, paper);
    const order = await findPrinted(tools, wanted);
    if (typeof order === 'string') return answerError(reply, order);
    const prints = await listPrints(db, id, paper, readerOf(officeOf(request)));
    return answer(reply, wanted, order, prints.length);
  });

  addOfficeRoute(scope, officeEndpoints.printTicket, async (request, reply) => {
    const { id } = request.params;
    const { actionId, paper } = request.body;
    const wanted = wantedOf(request, id, paper);
    const order = await findPrinted(tools, wanted);
    if (typeof order === 'string') return answerError(reply, order);
    const reader = readerOf(officeOf(request));
    const { by, device } = officeOf(request);
    const at = now().toInstant();
    noteChange(request, { target: `order:${order.number}`, after: { paper } });
    const work = async (tx: Db) => {
      await holdOrder(tx, id);
      const { length: copy } = await listPrints(tx, id, paper, reader);
      const data = { paper, copy, reader, actionId, by, ...(device && device.name !== by && { device: device.name }) };
      await insertEvent(tx, id, { kind: 'printed', data, at });
    };
    const outcome = await actOnce(db, request, { permission: 'board', at, work });
    if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
    // A retry prints what its first request noted, with the same mark.
    const prints = await listPrints(db, id, paper, reader);
    const copy = prints.findIndex(({ data }) => readText(data.actionId) === actionId);
    return copy < 0 ? answerError(reply, 'action_exists') : answer(reply, wanted, order, copy);
  });
}
