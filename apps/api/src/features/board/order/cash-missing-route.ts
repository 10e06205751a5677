import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { actOnce } from '../../action/act-once.ts';
import { ChangeRefused } from '../../action/change-refused.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';
import { takeCashBack } from '../../progress/act/take-cash-back.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { noteChange } from '../../staff/guard/audit-changes.ts';
import { officeOf } from '../../staff/guard/office-identity.ts';
import { listByIds } from '../read/board-repository.ts';

interface Tools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
  catalogue: ServedCatalogue;
  announce: () => void;
}

/** Adds the endpoint by which a manager says that presumed cash was not collected (BOK-20). */
export function cashMissingRoute(scope: FastifyInstance, { db, now, catalogue, announce }: Tools): void {
  addOfficeRoute(scope, officeEndpoints.cashMissing, async (request, reply) => {
    const { id } = request.params;
    const reason = request.body.reason.trim();
    const read = async () => (await listByIds(db, [id], catalogue.current()))[0];
    const known = await read();
    if (!known) return answerError(reply, 'order_not_found');
    noteChange(request, { target: `order:${known.number}`, after: { amountCents: known.totalCents } });
    const at = now().toInstant();
    const work = async (tx: Db) => {
      const refusal = await takeCashBack(tx, id, { reason, by: officeOf(request).by, at });
      if (refusal) throw new ChangeRefused(refusal);
    };
    const outcome = await actOnce(db, request, { permission: 'books', at, work });
    if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
    announce();
    const order = await read();
    return order ? reply.send(success({ payload: { order } })) : answerError(reply, 'order_not_found');
  });
}
