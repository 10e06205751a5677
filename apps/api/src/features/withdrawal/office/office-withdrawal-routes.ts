import { hash } from 'node:crypto';
import { officeEndpoints, success, type WithdrawalStep } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { noteAction } from '../../action/done-action-repository.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { asActor } from '../../staff/guard/as-actor.ts';
import { officeOf } from '../../staff/guard/office-identity.ts';
import type { DeclareTools } from '../declare/declare-withdrawal.ts';
import { findForOffice, listForOffice } from './list-withdrawals.ts';
import { type AskedStep, type StepRefusal, stepWithdrawal } from './step-withdrawal.ts';

/** This error rolls the transaction back, so that a rejected step leaves no trace. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: StepRefusal | 'action_exists';

  constructor(code: StepRefusal | 'action_exists') {
    super(code);
    this.code = code;
  }
}

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
      const asked = { id, actionId, step, by: officeOf(request).by, reason };
      const outcome = await asActor(db, request, 'withdrawals', (tx) => stepOnce(tx, tools, asked)).catch(codeOf);
      if (outcome !== 'done' && outcome !== 'replayed') return answerError(reply, outcome);
      tools.wakeRefunds();
      tools.wakeOutbox();
      tools.announce();
      const withdrawal = await findForOffice(db, id, now().timeZoneId);
      if (!withdrawal) return answerError(reply, 'not_found');
      return reply.send(success({ payload: { withdrawal, isReplayed: outcome === 'replayed' } }));
    });
}

/** Does a step once, even if it is repeated (trust R11). @throws Refused */
async function stepOnce(tx: Db, tools: DeclareTools, asked: AskedStep): Promise<'done' | 'replayed'> {
  const action = {
    actionId: asked.actionId,
    target: `withdrawal:${asked.id}`,
    bodyHash: hash('sha256', JSON.stringify([asked.step, asked.reason])),
  };
  const known = await noteAction(tx, action, tools.now().toInstant());
  if (known) {
    if (known.target !== action.target || known.bodyHash !== action.bodyHash) throw new Refused('action_exists');
    return 'replayed';
  }
  const refusal = await stepWithdrawal(tx, tools, asked);
  if (refusal) throw new Refused(refusal);
  return 'done';
}

function codeOf(error: unknown): Refused['code'] {
  if (error instanceof Refused) return error.code;
  throw error;
}
