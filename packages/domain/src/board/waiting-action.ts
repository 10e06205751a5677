import type { OrderAction } from '../order/progress/order-action.ts';
import type { Progress } from '../order/progress/progress.ts';

/** Longer than that a promise of another hour is not made without knowing what has happened meanwhile; minutes (BRD-41). */
const longestDelayMinutes = 30;
/** An answer that is older is none any more; minutes (BRD-42). */
const longestAcceptMinutes = 10;

/** Whether an action may be kept until there is a connection: never what disappoints a diner or moves money back (BRD-41). */
export function mayWait(action: OrderAction): boolean {
  switch (action.kind) {
    case 'accept':
    case 'start':
    case 'ready':
    case 'leave':
    case 'hand-over':
    case 'recall':
      return true;
    case 'delay':
      return action.minutes <= longestDelayMinutes;
    default:
      return false;
  }
}

const ended: readonly Progress[] = ['refused', 'cancelled', 'no_show'];

/** What becomes of an action that waited for a connection: it is sent, or it is too old to be, or its order has come to an end (BRD-42). */
export function judgeWaiting(
  kind: OrderAction['kind'],
  state: Progress | null,
  { tappedAt, now }: { tappedAt: Temporal.Instant; now: Temporal.Instant },
): 'send' | 'too-old' | 'ended' {
  if (state !== null && ended.includes(state)) return 'ended';
  const isOld = kind === 'accept' && now.since(tappedAt).total('minutes') > longestAcceptMinutes;
  return isOld ? 'too-old' : 'send';
}
