import type { ActionKind, OrderAction } from './order-action.ts';

/** What an action does to the money and to the slot of its order (appendix F12): in the same transaction, or not at all. */
export interface ProgressEffects {
  /** The order came to nothing: what was paid goes back, whole; what was not is no longer due. */
  payBack: boolean;
  /** Cash that is not collected is not expected any more. */
  endsUnpaid: boolean;
  collectsCash: boolean;
  /** Its place in the slot is somebody else's again. */
  freesSlot: boolean;
}

const failed: ActionKind[] = ['refuse', 'withdraw', 'cancel'];

/** What follows from an action that was judged possible; `startAt`: when the kitchen was to begin. */
export function effectsOf(
  action: OrderAction,
  { startAt }: { startAt: Temporal.Instant },
  now: Temporal.Instant,
): ProgressEffects {
  const hasFailed = failed.includes(action.kind);
  const isBegun = action.kind === 'cancel' && Temporal.Instant.compare(now, startAt) >= 0;
  return {
    payBack: hasFailed || (action.kind === 'no-show' && action.isPaidBack),
    endsUnpaid: hasFailed || action.kind === 'no-show',
    collectsCash: action.kind === 'hand-over' && action.isCashCollected === true,
    freesSlot: hasFailed && !isBegun,
  };
}
