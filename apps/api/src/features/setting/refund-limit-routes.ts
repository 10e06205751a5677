import {
  type OfficeSettings,
  officeEndpoints,
  type RefundLimits,
  refundLimitsToSettings,
  success,
} from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { changeSetting } from '../catalogue/catalogue-repository.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';

/** Adds the endpoints for the amounts above which a refund needs an owner (REP-26). */
export function refundLimitRoutes(
  scope: FastifyInstance,
  { db, catalogue }: { db: Db; catalogue: ServedCatalogue },
): void {
  const current = () => limitsOf(catalogue.current().office);

  addOfficeRoute(scope, officeEndpoints.refundLimits, (_request, reply) => reply.send(success({ payload: current() })));

  addOfficeRoute(scope, officeEndpoints.chooseRefundLimits, async (request, reply) => {
    const limits = request.body;
    noteChange(request, { before: current(), after: limits });
    const outcome = await asActor(db, request, 'refund-above-limit', async (tx) => {
      for (const { name, value } of refundLimitsToSettings(limits)) await changeSetting(tx, name, () => value);
      return limits;
    });
    if (typeof outcome === 'string') return answerError(reply, outcome);
    await catalogue.refresh();
    return reply.send(success({ payload: limits }));
  });
}

const limitsOf = ({ refundLimitCents, refundDayLimitCents }: OfficeSettings): RefundLimits => ({
  refundLimitCents,
  refundDayLimitCents,
});
