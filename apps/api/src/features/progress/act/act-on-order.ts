import { hash } from 'node:crypto';
import type { OfficeSettings } from '@comptoir/contract';
import {
  type ActionRefusal,
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
import { type DoneAction, noteAction } from '../../action/done-action-repository.ts';
import { replaceNotice, wasTold } from '../../notice/notice-repository.ts';
import { insertEvents } from '../../order/record/order-repository.ts';
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
  /** Redeems a manager's approval within the action's transaction, if the actor needs one. */
  approve?: (tx: Db) => Promise<Approver | null>;
  /** Checks the actor's permission within the action's transaction. Returns an error code or null. */
  refuseActor?: (tx: Db) => Promise<'staff_required' | 'forbidden' | null>;
  tasks?: OutboxTask[];
}

/** `order_moved` means that the order has changed meanwhile or does not allow the action. */
type Refusal = ActionRefusal | 'action_exists' | 'order_not_found' | 'staff_required' | 'forbidden';

/** `replayed` means that the action with this id was done before. */
export type ActionOutcome =
  | { kind: 'done'; version: number; progress: OrderProgress; approver: Approver | null; held: Held }
  | { kind: 'replayed'; version: number; progress: OrderProgress; held: Held }
  | { kind: 'refused'; code: Refusal; version: number | null; progress: OrderProgress | null; held: Held | null };

type Held = Pick<HeldOrder, 'number'> & { state: Progress };

/** This error rolls the transaction back, so that a rejected action leaves no trace. */
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

/** Acts on an order once, even if requests are repeated or concurrent (trust R11), in one transaction (trust R12). */
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
  const isPaidBack = await applyEffects(tx, held, { effects, after, by: hand.by, at, kitchen: tools.kitchen() });
  await printStep(tx, { orderId, before, after, at }, office().printers);
  await markWith(tx, tools, request, held);
  if (action.kind === 'settle') await settleRefunds(tx, orderId, action.text, at);
  return { outcome: { kind: 'done', version: version + 1, progress: after, approver, held: tell(held) }, isPaidBack };
}

const tell = ({ number, progress }: HeldOrder): Held => ({ number, state: progress.state });

/** Validates an action and returns the approving manager if the actor needs one. @throws Refused */
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
  // The actor is checked after the approval, because changes of people lock the owners first.
  const refusal = await refuseActor?.(tx);
  if (refusal) throw new Refused(refusal, held);
  return { after, approver };
}

/** Marks dishes of a rejected order as sold out until a time in the future (BRD-30). @throws Refused */
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
