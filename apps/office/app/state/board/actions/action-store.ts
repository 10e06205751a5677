import type { StaffActionKind, WireAction } from '@comptoir/contract';
import { create } from 'zustand';

/** Something that somebody has tapped, as it is sent: the same however often. */
export interface TappedAction {
  orderId: string;
  number: number;
  kind: StaffActionKind;
  body: WireAction;
  /** May be kept until there is a connection. */
  mayWait: boolean;
  /** By the restaurant's clock, in milliseconds since 1970. */
  tappedAt: number;
}

/** One that has no answer yet: `sending`; `queued` until there is a connection; `failed`, with why: null where nobody can say. */
export interface PendingAction extends TappedAction {
  phase: 'sending' | 'queued' | 'failed';
  message: string | null;
}

interface ActionState {
  /** In the order in which they were tapped. */
  pending: readonly PendingAction[];
}

/** What was tapped on this screen and is not on the server yet, as far as is known. */
export const useActionStore = create<ActionState>(() => ({ pending: [] }));

export const pendingOf = (orderId: string) => (state: ActionState) =>
  state.pending.filter((action) => action.orderId === orderId);

/** Puts an action where it was, or at the end. */
export function putPending(action: PendingAction): void {
  const { pending } = useActionStore.getState();
  const isKnown = pending.some(({ body }) => body.action_id === action.body.action_id);
  const put = pending.map((one) => (one.body.action_id === action.body.action_id ? action : one));
  useActionStore.setState({ pending: isKnown ? put : [...pending, action] });
}

export function dropPending({ body }: TappedAction): void {
  const { pending } = useActionStore.getState();
  useActionStore.setState({ pending: pending.filter((one) => one.body.action_id !== body.action_id) });
}
