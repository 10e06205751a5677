import type { OrderAction, Progress } from '@comptoir/domain';

/** In minutes. A longer delay is not queued, because the order may have changed meanwhile (BRD-41). */
const longestDelayMinutes = 30;
/** In minutes. A queued acceptance that is older is not sent (BRD-42). */
const longestAcceptMinutes = 10;

/** Returns true if the action may wait for a connection. Refusals and refunds never wait (BRD-41). */
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

/** Decides if a queued action is sent, is too old, or belongs to an order that has ended (BRD-42). */
export function judgeWaiting(
  kind: OrderAction['kind'],
  state: Progress | null,
  { tappedAt, now }: { tappedAt: Temporal.Instant; now: Temporal.Instant },
): 'send' | 'too-old' | 'ended' {
  if (state !== null && ended.includes(state)) return 'ended';
  const isOld = kind === 'accept' && now.since(tappedAt).total('minutes') > longestAcceptMinutes;
  return isOld ? 'too-old' : 'send';
}
