import {
  type ActedOrder,
  ApiError,
  type BoardOrder,
  movedOrder,
  type StaffAction,
  type StaffActionBody,
} from '@comptoir/contract';
import { approvables } from '@comptoir/domain';
import type { Asked } from '../../approval/approval-store.ts';
import { withManager } from '../../approval/with-manager.ts';
import { takeOrder, useBoardStore } from '../board-store.ts';
import { notify } from '../notice-store.ts';
import { openSheet, useSheetStore } from '../sheet-store.ts';
import { endUndo, offerUndo } from '../undo-store.ts';
import {
  dropPending,
  type PendingAction,
  pendingOf,
  putPending,
  type TappedAction,
  useActionStore,
} from './action-store.ts';
import { judgeWaiting, mayWait } from './waiting-action.ts';

export interface ActorTools {
  send: (orderId: string, body: StaffActionBody) => Promise<ActedOrder>;
  now: () => Temporal.Instant;
  newId: () => string;
  suspectConnection: () => void;
}

export interface Actor {
  act(order: BoardOrder, action: StaffAction): Promise<void>;
  /** Undoes an acceptance: a queued one is deleted, and the server undoes a sent one (BRD-63). */
  takeBack(order: BoardOrder): Promise<void>;
  /** Sends a failed action again with the same id, so that the server runs it only once (BRD-40). */
  retry(action: TappedAction): Promise<void>;
  flush(): Promise<void>;
}

export function createActor(tools: ActorTools): Actor {
  let isFlushing = false;
  const send = (action: TappedAction) => sendAction(tools, action, { isAtHand: true });

  async function flush(): Promise<void> {
    const isQueued = ({ phase }: PendingAction) => phase === 'queued';
    for (let next = findPending(isQueued); next; next = findPending(isQueued)) {
      const outcome = judge(next, tools.now());
      if (outcome === 'send') {
        // The server is unreachable again, so the other queued actions wait.
        if ((await sendAction(tools, next, { isAtHand: false })) === 'unreachable') return;
      } else {
        dropAllOf(next.orderId);
        tellWhy(next, outcome);
      }
    }
  }

  const act: Actor['act'] = async (order, action) => {
    const waiting = pendingOf(order.id)(useActionStore.getState());
    if (isOutdated(order) || isUnderWay(order, waiting)) return;
    for (const old of waiting.filter(({ phase }) => phase === 'failed')) dropPending(old);
    const before = waiting.findLast(({ phase }) => phase === 'queued');
    const tapped = tap(tools, order, action, before ? before.body.version + 1 : order.version);
    const isLost = useBoardStore.getState().connection.state === 'lost';
    if (!isLost && !before) await send(tapped);
    else keepBack(tapped, order);
  };

  return {
    act,
    takeBack: async (order) => {
      endUndo(order.id);
      const waiting = pendingOf(order.id)(useActionStore.getState());
      if (waiting.some(({ body, phase }) => body.kind === 'accept' && phase === 'queued')) dropAllOf(order.id);
      else await act(order, { kind: 'take-back' });
    },
    retry: async (action) => {
      await send(action);
    },
    flush: async () => {
      if (isFlushing) return;
      isFlushing = true;
      await flush();
      isFlushing = false;
    },
  };
}

/** Queues an action that cannot be sent now. If it may not wait, it is marked as failed. */
function keepBack(tapped: TappedAction, order: BoardOrder): void {
  putPending({ ...tapped, phase: tapped.mayWait ? 'queued' : 'failed', message: null });
  if (tapped.body.kind === 'accept') offerUndo(order);
}

/** True if the stream has already brought the effect of an action that is still being sent. */
function isUnderWay({ version }: BoardOrder, waiting: readonly PendingAction[]): boolean {
  return waiting.some(({ phase, body }) => phase === 'sending' && body.version >= version);
}

/** True if the tapped card shows an older version of the order than the store has. */
function isOutdated({ id, version }: BoardOrder): boolean {
  return (useBoardStore.getState().orders.get(id)?.version ?? version) > version;
}

function tap({ now, newId }: ActorTools, order: BoardOrder, action: StaffAction, version: number): TappedAction {
  return {
    orderId: order.id,
    number: order.number,
    mayWait: mayWait(action),
    body: { ...action, actionId: newId(), version },
    tappedAt: now().epochMilliseconds,
  };
}

function findPending(isWanted: (action: PendingAction) => boolean): PendingAction | undefined {
  return useActionStore.getState().pending.find(isWanted);
}

function judge({ body, orderId, tappedAt }: TappedAction, now: Temporal.Instant) {
  const order = useBoardStore.getState().orders.get(orderId);
  const at = { tappedAt: Temporal.Instant.fromEpochMilliseconds(tappedAt), now };
  return judgeWaiting(body.kind, order?.state ?? null, at);
}

/** `isAtHand`: the user has just tapped, so a manager can be asked to approve. */
async function sendAction(
  tools: ActorTools,
  action: TappedAction,
  { isAtHand }: { isAtHand: boolean },
): Promise<'answered' | 'unreachable'> {
  putPending({ ...action, phase: 'sending', message: null });
  const { orderId, body } = action;
  // The action is being sent, so it cannot be undone until the response.
  if (!isAtHand) endUndo(orderId);
  const post = (grant?: string) => tools.send(orderId, grant === undefined ? body : { ...body, grant });
  const asked = isAtHand ? askedOf(action) : null;
  try {
    const acted = await (asked ? withManager(asked, post) : post());
    if (acted) takeOrder(acted.order);
    if (acted && isAtHand && body.kind === 'accept') offerUndo(acted.order);
    if (acted && body.kind === 'hand-over' && body.identity === 'refused')
      notify({ kind: 'alcohol-kept', order: acted.order });
    dropPending(action);
    return 'answered';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return takeFailure(tools, action, error);
  }
}

/** The approval that the action may need from a manager. Null if it never needs one. */
function askedOf({ orderId, number, body }: TappedAction): Asked | null {
  const action = approvables.find((known) => known === body.kind);
  return action ? { action, orderId, number } : null;
}

function takeFailure(
  { suspectConnection }: ActorTools,
  action: TappedAction,
  { status, code, body, serverMessage }: ApiError,
): 'answered' | 'unreachable' {
  if (code === 'order_moved') {
    const order = movedOrder(body);
    // The order was changed elsewhere, so this screen's later actions on it are dropped (BRD-39).
    dropAllOf(action.orderId);
    if (order) {
      takeOrder(order);
      notify({ kind: 'moved', order });
    }
    return 'answered';
  }
  // An earlier version queued this hand-over without the answer, so the question is asked now (LAW-29).
  if (code === 'identity_needed' && !useSheetStore.getState().sheet)
    openSheet({ name: 'hand-over', orderId: action.orderId });
  const isUnreachable = status === 0 || status === 401;
  if (isUnreachable) suspectConnection();
  if (isUnreachable && action.mayWait) putPending({ ...action, phase: 'queued', message: null });
  else putPending({ ...action, phase: 'failed', message: status >= 400 && status < 500 ? serverMessage : null });
  return isUnreachable ? 'unreachable' : 'answered';
}

function dropAllOf(orderId: string): void {
  for (const action of pendingOf(orderId)(useActionStore.getState())) dropPending(action);
}

function tellWhy({ orderId }: TappedAction, kind: 'too-old' | 'ended'): void {
  const order = useBoardStore.getState().orders.get(orderId);
  if (order) notify({ kind, order });
}
