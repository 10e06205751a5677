import { hash } from 'node:crypto';
import type { OfficeSettings } from '@comptoir/contract';
import {
  type ActionRefusal,
  type Actor,
  effectsOf,
  judgeAction,
  kitchenTimes,
  type OrderAction,
  type OrderProgress,
  type Progress,
  type Role,
  type StockHours,
  soldOutUntil,
} from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { insertTasks, type OutboxTask } from '../../../jobs/outbox/outbox-repository.ts';
import { type DoneAction, noteAction } from '../../action/done-action-repository.ts';
import { replaceNotice, wasTold } from '../../notice/notice-repository.ts';
import { insertEvents } from '../../order/record/order-repository.ts';
import { markSoldOut } from '../../stock/stock-repository.ts';
import { actionEvents } from './action-events.ts';
import { type HeldOrder, holdOrder, listDishIds, moveProgress, settleRefunds } from './action-repository.ts';
import { applyEffects } from './apply-effects.ts';

export interface ActTools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
  office: () => OfficeSettings;
  /** By what it is told until when this service goes. */
  stockHours: () => StockHours;
  /** Told after a commit that money is to go back: the provider is asked outside of any transaction. */
  wakeRefunds: () => void;
  /** Told after each commit that an order has moved. */
  announce: () => void;
}

/** A manager who answers for what somebody else does. */
interface Approver {
  id: number;
  name: string;
  role: Role;
}

/** An action as it came, all of it a claim but who acts, which the session says (trust R11). */
export interface ActionRequest {
  orderId: string;
  /** By whoever acts, a new one for each tap: the same one is done once. */
  actionId: string;
  /** What they saw. */
  version: number;
  action: OrderAction;
  actor: Actor;
  /** Who that is, for the history. */
  by: string;
  /** Who answers for it where whoever acts may not do it alone; asked for in its transaction, which is undone with it. */
  approve?: (tx: Db) => Promise<Approver | null>;
  /** Why whoever acts may not any more, though they were let through; asked for in its transaction. */
  refuseActor?: (tx: Db) => Promise<'staff_required' | 'forbidden' | null>;
  /** What must follow it; asked for in its transaction. */
  tasks?: OutboxTask[];
}

/** `order_moved`: it is not where it was seen, or can't be moved so from there. */
type Refusal = ActionRefusal | 'action_exists' | 'order_not_found' | 'staff_required' | 'forbidden';

/** What came of an action, with where the order stands; `replayed`: it was done before, under the same id. */
export type ActionOutcome =
  | { kind: 'done'; version: number; progress: OrderProgress; approver: Approver | null; held: Held }
  | { kind: 'replayed'; version: number; progress: OrderProgress; held: Held }
  | { kind: 'refused'; code: Refusal; version: number | null; progress: OrderProgress | null; held: Held | null };

/** The order as the action met it. */
type Held = Pick<HeldOrder, 'number'> & { state: Progress };

/** Rolls the transaction back: of a refused action nothing is written, not even that it came. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: Refusal;
  readonly held: HeldOrder | null;

  constructor(code: Refusal, held: HeldOrder | null) {
    super(code);
    this.code = code;
    this.held = held;
  }
}

/**
 * Does what somebody does with an order once, whatever is repeated, doubled or done at the same time (trust R11): what it does to the order,
 * to its money, its slot and its history is one transaction, or nothing of it is done (trust R12).
 */
export async function actOnOrder(tools: ActTools, request: ActionRequest): Promise<ActionOutcome> {
  try {
    const { outcome, isPaidBack } = await tools.db.transaction((tx) => act(tx, tools, request));
    if (isPaidBack) tools.wakeRefunds();
    if (outcome.kind === 'done') tools.announce();
    return outcome;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, held } = error;
    return {
      kind: 'refused',
      code,
      version: held?.version ?? null,
      progress: held?.progress ?? null,
      held: held && tell(held),
    };
  }
}

async function act(
  tx: Db,
  tools: ActTools,
  request: ActionRequest,
): Promise<{ outcome: ActionOutcome; isPaidBack: boolean }> {
  const { now, office } = tools;
  const { orderId, action, actor, by, version, tasks = [] } = request;
  const at = now().toInstant();
  const held = await holdOrder(tx, orderId);
  if (!held) throw new Refused('order_not_found', null);
  const asked = noteOf(request);
  const known = await noteAction(tx, asked, at);
  if (known) {
    if (known.target !== asked.target || known.bodyHash !== asked.bodyHash) throw new Refused('action_exists', held);
    return {
      outcome: { kind: 'replayed', version: held.version, progress: held.progress, held: tell(held) },
      isPaidBack: false,
    };
  }
  if (held.version !== version) throw new Refused('order_moved', held);

  const { progress: before, mode, promisedAt } = held;
  const { after, approver } = await judge(tx, held, request, at);
  const isOfHouse = actor !== 'diner' && actor !== 'system';
  const step = { by: isOfHouse ? (approver?.name ?? by) : null, why: whyOf(action) };
  if (!(await moveProgress(tx, held, after, step))) throw new Refused('order_moved', held);
  const hand = approver ? { by: approver.name, device: by } : { by };
  await insertEvents(tx, orderId, actionEvents({ action, before, after, mode }, hand, at));
  await insertTasks(tx, tasks);
  if (action.kind !== 'note' && action.kind !== 'settle')
    await replaceNotice(tx, { orderId, version: version + 1, step: { action, after, promisedAt, mode } });
  const { startAt } = kitchenTimes(before.dueAt, mode, office());
  const effects = effectsOf(action, { startAt: before.startedAt ?? startAt }, at);
  const isPaidBack = await applyEffects(tx, held, { effects, state: after.state, by: hand.by, at });
  await markWith(tx, tools, request, held);
  if (action.kind === 'settle') await settleRefunds(tx, orderId, action.text);
  return { outcome: { kind: 'done', version: version + 1, progress: after, approver, held: tell(held) }, isPaidBack };
}

const tell = ({ number, progress }: HeldOrder): Held => ({ number, state: progress.state });

/** What an action makes of an order, with who answers for it where whoever acts may not alone. @throws Refused */
async function judge(
  tx: Db,
  held: HeldOrder,
  { action, actor, by, approve, refuseActor }: ActionRequest,
  now: Temporal.Instant,
): Promise<{ after: OrderProgress; approver: Approver | null }> {
  const { progress, status } = held;
  const isCash = held.paymentMethod === 'cash';
  const isLastStepUntold = action.kind === 'take-back' && held.movedBy === by && !(await wasTold(tx, held.id));
  const cash = { isCashDue: isCash && status === 'pending', isCashCollected: isCash && status === 'paid' };
  const order = { ...held, ...cash, isLastStepUntold };
  const alone = judgeAction(progress, order, { action, actor, now });
  const approver = alone === 'manager_needed' && approve ? await approve(tx) : null;
  const after = approver ? judgeAction(progress, order, { action, actor: approver.role, now }) : alone;
  if (typeof after === 'string') throw new Refused(after, held);
  // Behind whoever approves: who changes people holds the owners first.
  const refusal = await refuseActor?.(tx);
  if (refusal) throw new Refused(refusal, held);
  return { after, approver };
}

/** What is sold out with a refusal, so from its commit on (BRD-30): dishes of this order, until a time to come. @throws Refused */
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
  if (!itemIds.every((id) => own.has(id))) throw new Refused('validation', held);
  if (until && Temporal.Instant.compare(until, at) <= 0) throw new Refused('validation', held);
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
