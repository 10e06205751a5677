import { hash } from 'node:crypto';
import type { ErrorCode, OfficeSettings } from '@comptoir/contract';
import {
  type Actor,
  effectsOf,
  judgeAction,
  type Kitchen,
  kitchenTimes,
  type OrderAction,
  type OrderProgress,
  type Progress,
  type Role,
  type ServiceHours,
  soldOutUntil,
} from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { insertTasks, type OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import { ChangeRefused } from '../../action/change-refused.ts';
import { type DoneAction, noteAction } from '../../action/done-action-repository.ts';
import { replaceNotice, wasTold } from '../../notice/notice-repository.ts';
import { insertEvents } from '../../order/record/order-repository.ts';
import { wasPresumed } from '../../order/record/presumed-cash-repository.ts';
import { printStep } from '../../print/print-step.ts';
import { markSoldOut } from '../../stock/stock-repository.ts';
import { actionEvents } from './action-events.ts';
import { type HeldOrder, holdOrder, listDishIds, moveProgress, settleRefunds } from './action-repository.ts';
import { applyEffects } from './apply-effects.ts';

export interface ActTools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
  office: () => OfficeSettings;
  stockHours: () => ServiceHours;
  /** The kitchen with posts; null without any. */
  kitchen: () => Kitchen | null;
  /** Runs after a commit that requested a refund, because a transaction must not wait for the provider. */
  wakeRefunds: () => void;
  announce: () => void;
}

interface Approver {
  id: number;
  name: string;
  role: Role;
}

export interface ActionRequest {
  orderId: string;
  /** A new id for each tap makes repeated requests idempotent. */
  actionId: string;
  version: number;
  action: OrderAction;
  actor: Actor;
  by: string;
  /** The tablet on which a person acts under their own name (ROL-09). */
  device?: string | undefined;
  /** Redeems a manager's approval within the action's transaction, if the actor needs one. */
  approve?: (tx: Db) => Promise<Approver | null>;
  /** Checks the actor's permission within the action's transaction. Returns an error code or null. */
  refuseActor?: (tx: Db) => Promise<ErrorCode | null>;
  tasks?: OutboxTask[];
}

/**
 * `replayed` means that the action with this id was done before. Refused by `order_moved`, the order has changed meanwhile
 * or does not allow the action.
 */
export type ActionOutcome =
  | { kind: 'done'; version: number; progress: OrderProgress; approver: Approver | null; held: Held }
  | { kind: 'replayed'; version: number; progress: OrderProgress; held: Held }
  | { kind: 'refused'; code: ErrorCode; version: number | null; progress: OrderProgress | null; held: Held | null };

type Held = Pick<HeldOrder, 'number'> & { state: Progress };

/** Acts on an order once, even if requests are repeated or concurrent (trust R11), in one transaction (trust R12). */
export async function actOnOrder(tools: ActTools, request: ActionRequest): Promise<ActionOutcome> {
  let held: HeldOrder | null = null;
  try {
    const { outcome, isPaidBack } = await tools.db.transaction(async (tx) => {
      held = await holdOrder(tx, request.orderId);
      if (!held) throw new ChangeRefused('order_not_found');
      return act(tx, tools, request, held);
    });
    if (isPaidBack) tools.wakeRefunds();
    if (outcome.kind === 'done') tools.announce();
    return outcome;
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error;
    return { kind: 'refused', code: error.code, ...tellRefused(held) };
  }
}

async function act(
  tx: Db,
  tools: ActTools,
  request: ActionRequest,
  held: HeldOrder,
): Promise<{ outcome: ActionOutcome; isPaidBack: boolean }> {
  const { now, office } = tools;
  const { orderId, action, actor, by, version, tasks = [] } = request;
  const at = now().toInstant();
  const asked = noteOf(request);
  const known = await noteAction(tx, asked, at);
  if (known) {
    if (known.target !== asked.target || known.bodyHash !== asked.bodyHash) throw new ChangeRefused('action_exists');
    return {
      outcome: { kind: 'replayed', version: held.version, progress: held.progress, held: tell(held) },
      isPaidBack: false,
    };
  }
  if (held.version !== version) throw new ChangeRefused('order_moved');

  const { progress: before, mode, promisedAt } = held;
  const { after, approver } = await judge(tx, held, request, at);
  const isOfHouse = actor !== 'diner' && actor !== 'system';
  const step = { by: isOfHouse ? (approver?.name ?? by) : null, why: whyOf(action) };
  if (!(await moveProgress(tx, held, after, step))) throw new ChangeRefused('order_moved');
  const hand = handOf(approver, request);
  await insertEvents(tx, orderId, actionEvents({ action, before, after, mode }, hand, at));
  await insertTasks(tx, tasks);
  if (action.kind !== 'note' && action.kind !== 'settle')
    await replaceNotice(tx, { orderId, version: version + 1, step: { action, after, promisedAt, mode } });
  const { startAt } = kitchenTimes(before.dueAt, mode, office());
  const effects = effectsOf(action, { startAt: before.startedAt ?? startAt }, at);
  const isPaidBack = await applyEffects(tx, held, { effects, after, by: hand.by, at, kitchen: tools.kitchen() });
  await printStep(tx, { orderId, before, after, at }, office().printers);
  await markWith(tx, tools, request, held);
  if (action.kind === 'settle') await settleRefunds(tx, orderId, action.text, at);
  return { outcome: { kind: 'done', version: version + 1, progress: after, approver, held: tell(held) }, isPaidBack };
}

/** Who acted, and on which tablet if they acted there under their own name. */
function handOf(approver: Approver | null, { by, device }: ActionRequest): { by: string; device?: string } {
  if (approver) return { by: approver.name, device: device ?? by };
  return device === undefined ? { by } : { by, device };
}

const tellRefused = (held: HeldOrder | null) => ({
  version: held?.version ?? null,
  progress: held?.progress ?? null,
  held: held && tell(held),
});

const tell = ({ number, progress }: HeldOrder): Held => ({ number, state: progress.state });

/** Validates an action and returns the approving manager if the actor needs one. @throws ChangeRefused */
async function judge(
  tx: Db,
  held: HeldOrder,
  { action, actor, by, approve, refuseActor }: ActionRequest,
  now: Temporal.Instant,
): Promise<{ after: OrderProgress; approver: Approver | null }> {
  const { progress, status } = held;
  const isCash = held.paymentMethod === 'cash';
  const isLastStepUntold = action.kind === 'take-back' && held.movedBy === by && !(await wasTold(tx, held.id));
  const isCashDue = isCash && status === 'pending';
  const isCashPresumed = isCashDue && progress.state === 'done' && (await wasPresumed(tx, held.id));
  const cash = { isCashDue, isCashCollected: isCash && status === 'paid', isCashPresumed };
  const order = { ...held, ...cash, isLastStepUntold };
  const alone = judgeAction(progress, order, { action, actor, now });
  const approver = alone === 'manager_needed' && approve ? await approve(tx) : null;
  const after = approver ? judgeAction(progress, order, { action, actor: approver.role, now }) : alone;
  if (typeof after === 'string') throw new ChangeRefused(after);
  // The actor is checked after the approval, because changes of people lock the owners first.
  const refusal = await refuseActor?.(tx);
  if (refusal) throw new ChangeRefused(refusal);
  return { after, approver };
}

/** Marks dishes of a rejected order as sold out until a time in the future (BRD-30). @throws ChangeRefused */
async function markWith(
  tx: Db,
  { now, stockHours }: ActTools,
  { action, by }: ActionRequest,
  held: HeldOrder,
): Promise<void> {
  if (action.kind !== 'refuse' || !action.soldOut) return;
  const { itemIds, until: asked } = action.soldOut;
  const until = asked === 'service' ? soldOutUntil('service', now(), stockHours()) : asked;
  const at = now().toInstant();
  const own = await listDishIds(tx, held.id);
  if (!itemIds.every((id) => own.has(id))) throw new ChangeRefused('validation');
  if (until && Temporal.Instant.compare(until, at) <= 0) throw new ChangeRefused('validation');
  await markSoldOut(
    tx,
    itemIds.map((id) => ({ kind: 'item', id })),
    { until, by, at },
  );
}

function noteOf({ actionId, orderId, version, action, actor }: ActionRequest): DoneAction {
  const bodyHash = hash('sha256', JSON.stringify([version, action, actor]));
  return { actionId, target: `order:${orderId}`, bodyHash };
}

function whyOf(action: OrderAction) {
  if (action.kind === 'withdraw') return { reason: 'diner_asked' as const, message: null };
  if (action.kind !== 'refuse' && action.kind !== 'cancel') return null;
  const { reason, message } = action;
  return { reason, message };
}
