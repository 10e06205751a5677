import { officeEndpoints, success, type WithdrawalStep } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { actOnce } from '../../action/act-once.ts';
import { ChangeRefused } from '../../action/change-refused.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { officeOf } from '../../staff/guard/office-identity.ts';
import type { DeclareTools } from '../declare/declare-withdrawal.ts';
import { findForOffice, listForOffice } from './list-withdrawals.ts';
import { stepWithdrawal } from './step-withdrawal.ts';

const steps = ['bind', 'returned', 'refund', 'refuse', 'settled', 'resend'] as const satisfies WithdrawalStep[];

/** Adds the list of withdrawals and its steps for managers (LAW-40). */
export function officeWithdrawalRoutes(scope: FastifyInstance, tools: DeclareTools): void {
  const { db, now } = tools;

  addOfficeRoute(scope, officeEndpoints.withdrawals, async (_request, reply) =>
    reply.send(success({ payload: { withdrawals: await listForOffice(db, now()) } })),
  );

  for (const step of steps)
    addOfficeRoute(scope, officeEndpoints.withdrawalSteps[step], async (request, reply) => {
      const { id } = request.params;
      const { actionId } = request.body;
      const reason = 'reason' in request.body ? request.body.reason : null;
      const { by, role } = officeOf(request);
      const asked = { id, actionId, step, by, role, reason };
      const work = async (tx: Db) => {
        const refusal = await stepWithdrawal(tx, tools, asked);
        if (refusal) throw new ChangeRefused(refusal);
      };
      const outcome = await actOnce(db, request, { permission: 'withdrawals', at: now().toInstant(), work });
      if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
      tools.wakeRefunds();
      tools.wakeOutbox();
      tools.announce();
      const withdrawal = await findForOffice(db, id, now().timeZoneId);
      if (!withdrawal) return answerError(reply, 'not_found');
      return reply.send(success({ payload: { withdrawal, isReplayed: outcome === 'replayed' } }));
    });
}
