import type { WithdrawalStep } from '@comptoir/contract';
import type { Role } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { insertDuplicate, nextDuplicate } from '../../entry/duplicate-repository.ts';
import { stepProgress } from '../../order/record/progress-repository.ts';
import { endRefund, findRefund } from '../../payment/refund/refund-repository.ts';
import { bindWithdrawal, type DeclareTools } from '../declare/declare-withdrawal.ts';
import { requestRefundOf } from '../declare/request-refund-of.ts';
import { dinerMailTask, duplicateMailTask } from '../mail/withdrawal-mail-tasks.ts';
import { addressOf, type SoldOrder, type Withdrawal } from '../record/open-withdrawal.ts';
import {
  changeWithdrawal,
  findOrderIdByNumber,
  findWithdrawal,
  holdSoldOrder,
  holdWithdrawal,
} from '../record/withdrawal-repository.ts';

interface AskedStep {
  id: string;
  /** A new id for each tap. */
  actionId: string;
  step: WithdrawalStep;
  by: string;
  role: Role;
  reason: string | null;
}

type StepRefusal = 'not_found' | 'withdrawal_moved' | 'nothing_to_withdraw';

type Tools = Pick<DeclareTools, 'now' | 'office'>;

/**
 * Does a manager's step of a withdrawal within a transaction that holds its order and then itself (appendix L-B).
 * `withdrawal_moved` means that its state does not allow the step any more.
 */
export async function stepWithdrawal(tx: Db, tools: Tools, asked: AskedStep): Promise<StepRefusal | null> {
  const known = await findWithdrawal(tx, asked.id);
  if (!known) return 'not_found';
  const orderId = known.orderId ?? (await findOrderIdByNumber(tx, known.orderNumber));
  const held = orderId === null ? null : await holdSoldOrder(tx, orderId);
  const withdrawal = await holdWithdrawal(tx, asked.id);
  if (!withdrawal) return 'not_found';
  if (asked.step === 'resend') return resend(tx, tools, { held, withdrawal, asked });
  if (asked.step === 'bind') return bind(tx, tools, { held, withdrawal, by: asked.by });
  const refusal = await move(tx, tools, { held, withdrawal, asked });
  if (!refusal && withdrawal.orderId !== null) await stepProgress(tx, withdrawal.orderId);
  return refusal;
}

interface Held {
  held: SoldOrder | null;
  withdrawal: Withdrawal;
}

/** Mails the acknowledgement again. Nothing can be mailed once the diner's data was erased (LAW-37, LAW-46). */
async function resend(
  tx: Db,
  { now }: Tools,
  { held, withdrawal, asked }: Held & { asked: AskedStep },
): Promise<StepRefusal | null> {
  if (addressOf(withdrawal, held?.order) === '') return 'withdrawal_moved';
  const { id, orderId, orderNumber: number } = withdrawal;
  const copy = { orderId, of: 'withdrawal', paper: id } as const;
  const n = await nextDuplicate(tx, copy);
  await insertTasks(tx, [duplicateMailTask(id, asked.actionId, n)]);
  await insertDuplicate(tx, { ...copy, number, n, by: asked.role, at: now().toInstant() });
  return null;
}

async function bind(
  tx: Db,
  tools: Tools,
  { held, withdrawal, by }: Held & { by: string },
): Promise<StepRefusal | null> {
  if (withdrawal.state !== 'unmatched') return 'withdrawal_moved';
  const bound = held && (await bindWithdrawal(tx, tools, { held, declared: withdrawal, by }));
  return bound ? null : 'nothing_to_withdraw';
}

async function move(
  tx: Db,
  { now }: Tools,
  { held, withdrawal, asked: { id, step, by, reason } }: Held & { asked: AskedStep },
): Promise<StepRefusal | null> {
  const at = now().toInstant();
  const { state, refundId } = withdrawal;
  if ((step === 'returned' || step === 'refund') && state === 'declared' && held) {
    await requestRefundOf(tx, { order: held.order, withdrawal, at, by });
    return null;
  }
  if (step === 'refuse' && (state === 'declared' || state === 'unmatched')) {
    await changeWithdrawal(tx, id, { state: 'refused', endedAt: at, note: reason, by });
    if (state === 'declared') await insertTasks(tx, [dinerMailTask(id, 'refused')]);
    return null;
  }
  const refund =
    step === 'settled' && state === 'settling' && refundId !== null ? await findRefund(tx, refundId) : null;
  if (refund?.status !== 'requested' || held?.order.paymentMethod !== 'cash') return 'withdrawal_moved';
  await changeWithdrawal(tx, id, { state, by });
  await endRefund(tx, refund, { status: 'done', at, nextCheckAt: null, tasks: [] });
  return null;
}
