import type { StaffActionBody } from '@comptoir/contract';
import { create } from 'zustand';

/** An action as it was at the time of the tap. A retry sends the same body. */
export interface TappedAction {
  orderId: string;
  number: number;
  body: StaffActionBody;
  mayWait: boolean;
  /** Milliseconds since 1970, by the restaurant's clock. */
  tappedAt: number;
}

/** `queued`: the action waits for a connection. `failed`: `message` is the server's reason, if there is one. */
export interface PendingAction extends TappedAction {
  phase: 'sending' | 'queued' | 'failed';
  message: string | null;
}

interface ActionState {
  pending: readonly PendingAction[];
}

/** The actions of this screen that the server has not confirmed. */
export const useActionStore = create<ActionState>(() => ({ pending: [] }));

export const pendingOf = (orderId: string) => (state: ActionState) =>
  state.pending.filter((action) => action.orderId === orderId);

/** Replaces the action with the same id, or adds it at the end. */
export function putPending(action: PendingAction): void {
  const { pending } = useActionStore.getState();
  const isKnown = pending.some(({ body }) => body.actionId === action.body.actionId);
  const put = pending.map((one) => (one.body.actionId === action.body.actionId ? action : one));
  useActionStore.setState({ pending: isKnown ? put : [...pending, action] });
}

export function dropPending({ body }: TappedAction): void {
  const { pending } = useActionStore.getState();
  useActionStore.setState({ pending: pending.filter((one) => one.body.actionId !== body.actionId) });
}
