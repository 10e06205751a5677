import { mailKey } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { TaskHandler } from '../../../jobs/outbox/define-task.ts';
import { insertNewTasks, insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { dinerMailTask, managerMailTasks, withdrawalMatch } from '../mail/withdrawal-mail-tasks.ts';
import { findOrderIdByNumber, findWithdrawal, holdSoldOrder, holdWithdrawal } from '../record/withdrawal-repository.ts';
import { bindWithdrawal, type DeclareTools } from './declare-withdrawal.ts';

/**
 * Looks for the order of a declaration that came without its link, after the answer, which so takes the same time
 * whatever is known (LAW-43). Only its number and its address together bind it; else a manager decides.
 */
export function matchHandler(tools: DeclareTools): TaskHandler {
  return withdrawalMatch.handledBy(async ({ payload: { withdrawalId } }) => {
    const bound = await tools.db.transaction((tx) => match(tx, tools, withdrawalId));
    tools.wakeOutbox();
    if (!bound) return;
    if (bound.refundId !== null) tools.wakeRefunds();
    tools.announce();
  });
}

async function match(tx: Db, tools: DeclareTools, id: string) {
  const asked = await findWithdrawal(tx, id);
  if (!asked) throw new Error(`There is no withdrawal ${id}.`);
  const orderId = await findOrderIdByNumber(tx, asked.orderNumber);
  const held = orderId === null ? null : await holdSoldOrder(tx, orderId);
  const declared = await holdWithdrawal(tx, id);
  // The task may run again after it was done, which its mail shows, and a manager may have been faster.
  if ((await insertNewTasks(tx, [dinerMailTask(id, 'receipt')])) === 0 || declared?.state !== 'unmatched') return null;
  const isOwn = held && held.order.email !== '' && mailKey(held.order.email) === mailKey(declared.email);
  const bound = isOwn ? await bindWithdrawal(tx, tools, { held, declared }) : null;
  if (!bound) await insertTasks(tx, managerMailTasks(id, 'declared', tools.office().alarmMails));
  return bound;
}
