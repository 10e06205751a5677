import { officeEndpoints, success } from '@comptoir/contract';
import type { Role } from '@comptoir/domain';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { actOnce } from '../action/act-once.ts';
import { answerPrints, listOpenPrints, listReceipts, nameOf } from '../print/open-print-repository.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import { officeOf } from '../staff/guard/office-identity.ts';
import { notePrinted } from './note-printed.ts';
import { mayRead, type TicketTools } from './write-ticket.ts';

/** Adds the endpoint by which the kitchen says what became of prints, and prints them again (TCK-14 to TCK-16). */
export function printAnswerRoutes(
  scope: FastifyInstance,
  { db, catalogue, now }: TicketTools,
  wakePrinters: () => void,
): void {
  /** The prints that a role may not print again, which stay open for a manager (TCK-21). What decides it never changes. */
  async function listForbidden(ids: number[], role: Role): Promise<Set<number>> {
    const receipts = await listReceipts(db, ids);
    return new Set(receipts.filter((order) => !mayRead(role, 'receipt', order, now())).map(({ id }) => id));
  }

  addOfficeRoute(scope, officeEndpoints.answerPrints, async (request, reply) => {
    const { ids, answer } = request.body;
    const { printers } = catalogue.current().office;
    const at = now().toInstant();
    const { by, role } = officeOf(request);
    noteChange(request, { after: { ids, answer } });
    const forbidden = answer === 'again' ? await listForbidden(ids, role) : new Set();
    const mayAnswer = ids.filter((id) => !forbidden.has(id));
    if (mayAnswer.length === 0) return answerError(reply, 'forbidden');
    const work = async (tx: Db) => {
      for (const print of await answerPrints(tx, { ids: mayAnswer, answer, by, at }))
        await notePrinted(tx, { ...print, by: nameOf(printers, print.printer), at });
    };
    const outcome = await actOnce(db, request, { permission: 'board', at, work });
    if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
    wakePrinters();
    return reply.send(success({ payload: await listOpenPrints(db, printers, at) }));
  });
}
