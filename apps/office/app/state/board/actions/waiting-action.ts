import type { OrderAction, Progress } from '@comptoir/domain';

/** A longer delay is not queued, since the order may have changed meanwhile; minutes (BRD-41). */
const longestDelayMinutes = 30;
/** An older acceptance is not sent any more; minutes (BRD-42). */
const longestAcceptMinutes = 10;

/** Whether an action may wait for a connection. Refusals and actions with a refund never wait (BRD-41). */
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

/** Whether an action that waited is sent, is too old, or belongs to an ended order (BRD-42). */
export function judgeWaiting(
  kind: OrderAction['kind'],
  state: Progress | null,
  { tappedAt, now }: { tappedAt: Temporal.Instant; now: Temporal.Instant },
): 'send' | 'too-old' | 'ended' {
  if (state !== null && ended.includes(state)) return 'ended';
  const isOld = kind === 'accept' && now.since(tappedAt).total('minutes') > longestAcceptMinutes;
  return isOld ? 'too-old' : 'send';
}
