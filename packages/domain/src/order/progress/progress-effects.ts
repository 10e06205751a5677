import type { ActionKind, OrderAction } from './order-action.ts';

/** The effects of an action on payment and slot (appendix F12), applied in the same transaction. */
export interface ProgressEffects {
  payBack: boolean;
  endsUnpaid: boolean;
  collectsCash: boolean;
  freesSlot: boolean;
}

const failed: ActionKind[] = ['refuse', 'withdraw', 'cancel'];

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
