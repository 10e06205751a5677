import type { Mode } from '../../menu/menu.ts';
import { canBeDue } from './due-at.ts';
import { nextProgress } from './next-progress.ts';
import { type Actor, mayAct, type OrderAction } from './order-action.ts';
import type { OrderProgress } from './progress.ts';

export interface ProgressOrder {
  mode: Mode;
  isScheduled: boolean;
  promisedAt: Temporal.Instant;
  /** Cash that is still due, or that was collected. Both are false for card payments. */
  isCashDue: boolean;
  isCashCollected: boolean;
  /** The books have its cash as a sale, although it was not said to be collected (BOK-20). */
  isCashPresumed: boolean;
  hasAlcohol: boolean;
  hasRefusedRefund: boolean;
  /** The same person took the last step, and the diner has not been notified of it yet. */
  isLastStepUntold: boolean;
}

/** `validation` means a delay out of bounds, a missing or superfluous `isCashCollected`, or a superfluous `identity`. */
export type ActionRefusal =
  | 'identity_needed'
  | 'manager_needed'
  | 'order_moved'
  | 'too_late'
  | 'time_out_of_bounds'
  | 'validation';

/** Minutes: the time limits for a recall, and the wait before a no-show (BRD-34, BRD-37). */
const recallReadyMinutes = 120;
const recallDoneMinutes = 15;
const noShowMinutes = 30;
/** The screen offers to undo an acceptance for five seconds. The server allows ten, because requests take time (BRD-63). */
const takeBackSeconds = 10;
const shortestDelayMinutes = 5;
const mostDelayMinutes = 60;

/** The progress after an action, or its refusal, by the table of appendix F12. It checks permission, then state, then times. */
export function judgeAction(
  current: OrderProgress,
  order: ProgressOrder,
  { action, actor, now }: { action: OrderAction; actor: Actor; now: Temporal.Instant },
): OrderProgress | ActionRefusal {
  if (!mayAct(actor, action.kind)) return 'manager_needed';
  const state = nextProgress(action.kind, current, order.mode);
  if (state === null) return 'order_moved';
  const moved = { ...current, state };
  switch (action.kind) {
    case 'accept':
      if (!canBeDue(action.dueAt, order, now)) return 'time_out_of_bounds';
      return { ...moved, dueAt: action.dueAt, acceptedAt: now };
    case 'delay':
      return delay(moved, order, action.minutes, now);
    case 'take-back':
      return takeBack(moved, { current, order, now });
    case 'start':
      return current.startedAt ? 'order_moved' : { ...moved, startedAt: now };
    case 'ready':
      return { ...moved, readyTappedAt: now };
    case 'leave':
      return { ...moved, leftAt: now };
    case 'hand-over':
      return handOver(moved, action, { current, order, now });
    case 'recall':
      return recall(moved, { current, order, actor, now });
    case 'no-show':
      return minutesSince(current.dueAt, now) < noShowMinutes ? 'time_out_of_bounds' : { ...moved, endedAt: now };
    case 'refuse':
    case 'withdraw':
    case 'cancel':
      return { ...moved, endedAt: now };
    case 'note':
      return moved;
    case 'settle':
      return order.hasRefusedRefund ? moved : 'order_moved';
  }
}

const minutesSince = (then: Temporal.Instant | null, now: Temporal.Instant) =>
  then ? now.since(then).total('minutes') : 0;

function delay(
  moved: OrderProgress,
  order: ProgressOrder,
  minutes: number,
  now: Temporal.Instant,
): OrderProgress | ActionRefusal {
  if (!Number.isInteger(minutes) || minutes < shortestDelayMinutes || minutes > mostDelayMinutes) return 'validation';
  const dueAt = moved.dueAt.add({ minutes });
  if (!canBeDue(dueAt, order, now)) return 'time_out_of_bounds';
  return { ...moved, dueAt };
}

interface Moving {
  current: OrderProgress;
  order: ProgressOrder;
  now: Temporal.Instant;
}

function takeBack(moved: OrderProgress, { current, order, now }: Moving): OrderProgress | ActionRefusal {
  const isRecent = minutesSince(current.acceptedAt, now) * 60 <= takeBackSeconds;
  if (!current.acceptedAt || !isRecent || current.startedAt || !order.isLastStepUntold) return 'too_late';
  return { ...moved, dueAt: order.promisedAt, acceptedAt: null };
}

function handOver(
  moved: OrderProgress,
  { isCashCollected, identity }: Extract<OrderAction, { kind: 'hand-over' }>,
  { current, order, now }: Moving,
): OrderProgress | ActionRefusal {
  if ((isCashCollected !== null) !== order.isCashDue || (identity && !order.hasAlcohol)) return 'validation';
  if (isCashCollected === false) return current;
  if (order.hasAlcohol && !identity) return 'identity_needed';
  return { ...moved, stateBefore: current.state, readyTappedAt: current.readyTappedAt ?? now, endedAt: now };
}

function recall(
  moved: OrderProgress,
  { current, order, actor, now }: Moving & { actor: Actor },
): OrderProgress | ActionRefusal {
  const isLate =
    current.state === 'done'
      ? minutesSince(current.endedAt, now) > recallDoneMinutes
      : minutesSince(current.readyTappedAt, now) > recallReadyMinutes;
  // A sale of the books is taken back by its own step, and not collected a second time.
  if (isLate || order.isCashPresumed) return 'too_late';
  // A recall does not refund collected cash, so a manager must take responsibility.
  if (current.state === 'done' && order.isCashCollected && actor === 'kitchen') return 'manager_needed';
  const readyTappedAt = moved.state === 'accepted' ? null : moved.readyTappedAt;
  return { ...moved, stateBefore: null, readyTappedAt, endedAt: null };
}
