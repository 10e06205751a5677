import { hash } from 'node:crypto';
import type { OfficeSettings, WithdrawnUnits } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import { insertNewTasks, insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { insertEvent } from '../../order/record/order-repository.ts';
import { stepProgress } from '../../order/record/progress-repository.ts';
import { dinerMailTask, managerMailTasks } from '../mail/withdrawal-mail-tasks.ts';
import {
  nameUnits,
  type OpenWithdrawal,
  openWithdrawal,
  type SoldOrder,
  type Withdrawal,
  withdrawnPart,
} from '../record/open-withdrawal.ts';
import { changeWithdrawal, findWithdrawal, holdSoldOrder, insertWithdrawal } from '../record/withdrawal-repository.ts';
import { requestRefundOf } from './request-refund-of.ts';

export interface DeclareTools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
  office: () => Pick<OfficeSettings, 'alarmMails'>;
  /** These run after a commit, because a transaction must not wait for the provider, a mail server or another server. */
  wakeRefunds: () => void;
  wakeOutbox: () => void;
  announce: () => void;
}

export interface DeclarationRequest {
  orderId: string;
  actionId: string;
  version: number;
  lines: WithdrawnUnits[];
  name: string;
  /** The address of the acknowledgement; null for the order's own. */
  email: string | null;
}

/** `tooMany` is the position in `lines` of the first entry with more units than are left. */
type DeclarationRefusal =
  | { code: 'order_not_found' | 'order_moved' | 'action_exists' | 'withdrawal_over' | 'nothing_to_withdraw' }
  | { code: 'validation'; tooMany: number };

export type DeclarationOutcome =
  | { kind: 'done' | 'replayed'; withdrawal: Withdrawal }
  | { kind: 'refused'; refusal: DeclarationRefusal };

/**
 * Declares a withdrawal by an order's link, once for each action id, in one transaction that locks the order and asks
 * again what can be given back (LAW-37, LAW-38). Before the hand-over its refund is requested too (LAW-39).
 */
export async function declareWithdrawal(tools: DeclareTools, request: DeclarationRequest): Promise<DeclarationOutcome> {
  const outcome = await tools.db.transaction((tx) => declare(tx, tools, request));
  if (outcome.kind === 'done') {
    if (outcome.withdrawal.refundId !== null) tools.wakeRefunds();
    tools.wakeOutbox();
    tools.announce();
  }
  return outcome;
}

async function declare(tx: Db, tools: DeclareTools, request: DeclarationRequest): Promise<DeclarationOutcome> {
  const { orderId, actionId, version, lines, name, email } = request;
  const now = tools.now();
  const held = await holdSoldOrder(tx, orderId);
  if (!held) return refuse('order_not_found');
  const bodyHash = hash('sha256', JSON.stringify([version, lines, name, email]));
  const known = await findWithdrawal(tx, actionId);
  if (known) {
    const isSame = known.orderId === orderId && known.bodyHash === bodyHash;
    return isSame ? { kind: 'replayed', withdrawal: known } : refuse('action_exists');
  }
  if (held.version !== version) return refuse('order_moved');
  const open = openWithdrawal(held, now);
  if (open === null) return refuse('nothing_to_withdraw');
  if (open === 'over') return refuse('withdrawal_over');
  const refusal = refuseUnits(open, lines);
  if (refusal) return { kind: 'refused', refusal };
  const withdrawal: Withdrawal = {
    ...declaredOf(actionId, { number: held.order.number, name, email: email ?? '', at: now.toInstant() }),
    bodyHash,
    ...takenBy(held, open, lines),
  };
  // Another order may have got a declaration with this id since it was looked for.
  if (!(await insertWithdrawal(tx, withdrawal))) return refuse('action_exists');
  await insertTasks(tx, [dinerMailTask(actionId, 'receipt')]);
  return { kind: 'done', withdrawal: await begin(tx, tools, held, withdrawal) };
}

const refuse = (code: Exclude<DeclarationRefusal['code'], 'validation'>): DeclarationOutcome => ({
  kind: 'refused',
  refusal: { code },
});

function refuseUnits({ lines: open }: OpenWithdrawal, lines: WithdrawnUnits[]): DeclarationRefusal | null {
  const left = lines.map(({ line }) => open.find((one) => one.line === line)?.units ?? 0);
  if (left.includes(0)) return { code: 'nothing_to_withdraw' };
  const tooMany = lines.findIndex(({ units }, index) => units > (left[index] ?? 0));
  return tooMany < 0 ? null : { code: 'validation', tooMany };
}

/** A declaration that has no order yet. */
export function declaredOf(
  id: string,
  { number, name, email, at }: { number: number; name: string; email: string; at: Temporal.Instant },
): Withdrawal {
  return {
    id,
    bodyHash: hash('sha256', JSON.stringify([number, name, email])),
    orderId: null,
    orderNumber: number,
    lines: [],
    amountCents: 0,
    taxes: [],
    name,
    email,
    declaredAt: at,
    until: null,
    state: 'unmatched',
    refundId: null,
    endedAt: null,
    note: null,
  };
}

type Taken = Pick<Withdrawal, 'orderId' | 'lines' | 'amountCents' | 'taxes' | 'until' | 'state'>;

function takenBy(held: SoldOrder, { until, handOver }: OpenWithdrawal, units: WithdrawnUnits[]): Taken {
  const { units: lines, amountCents, taxes } = withdrawnPart(held, units);
  return { orderId: held.order.id, lines, amountCents, taxes, until, state: handOver ? 'declared' : 'settling' };
}

/**
 * Gives an unmatched declaration to its order, for all that could be given back when it was made. The order is held.
 * Null if that was nothing.
 */
export async function bindWithdrawal(
  tx: Db,
  tools: Pick<DeclareTools, 'now' | 'office'>,
  { held, declared, by }: { held: SoldOrder; declared: Withdrawal; by?: string },
): Promise<Withdrawal | null> {
  const declaredAt = declared.declaredAt.toZonedDateTimeISO(tools.now().timeZoneId);
  const open = openWithdrawal(held, declaredAt);
  if (open === null || open === 'over') return null;
  const units = open.lines.map(({ line, units: count }) => ({ line, units: count }));
  const taken = takenBy(held, open, units);
  await changeWithdrawal(tx, declared.id, { ...taken, ...(by !== undefined && { by }) });
  return begin(tx, tools, held, { ...declared, ...taken });
}

/** Writes the effects of a declaration on its order and tells the managers what they have to pay back. */
async function begin(
  tx: Db,
  { now, office }: Pick<DeclareTools, 'now' | 'office'>,
  { order }: SoldOrder,
  withdrawal: Withdrawal,
): Promise<Withdrawal> {
  const { id, lines, amountCents, state } = withdrawal;
  const at = now().toInstant();
  const data = { withdrawalId: id, units: nameUnits(lines, order.lines), amountCents, by: 'diner' };
  await insertEvent(tx, order.id, { kind: 'withdrawn', data, at });
  await stepProgress(tx, order.id);
  if (state === 'declared') {
    // The managers know of one that they give to its order themselves.
    await insertNewTasks(tx, managerMailTasks(id, 'declared', office().alarmMails));
    return withdrawal;
  }
  // Cash that was not collected yet is asked for less, and paid back in the books when it is collected.
  return order.status === 'paid' ? requestRefundOf(tx, { order, withdrawal, at }) : withdrawal;
}
