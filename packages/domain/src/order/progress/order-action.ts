import { may, type Role } from '../../office/permissions.ts';

/** Why an order is refused or cancelled. The shop alone uses `no_answer` (appendix F13). */
export type EndReason = (typeof endReasons)[number];

export const endReasons = [
  'too_busy',
  'sold_out',
  'closing',
  'no_courier',
  'address',
  'diner_asked',
  'unreachable',
  'duplicate',
  'incident',
  'other',
  'no_answer',
] as const;

interface Ending {
  reason: EndReason;
  message: string | null;
}

/** Dishes of a refused order that become sold out with it; `until` null: until they are put back (BRD-30). */
export interface SoldOutDishes {
  itemIds: number[];
  until: Temporal.Instant | 'service' | null;
}

export type OrderAction =
  | { kind: 'accept'; dueAt: Temporal.Instant }
  | ({ kind: 'refuse'; soldOut?: SoldOutDishes } & Ending)
  | ({ kind: 'cancel' } & Ending)
  | { kind: 'delay'; minutes: number }
  | { kind: 'take-back' | 'start' | 'ready' | 'leave' | 'recall' }
  | { kind: 'withdraw' }
  | { kind: 'hand-over'; isCashCollected: boolean | null }
  | { kind: 'no-show'; isPaidBack: boolean }
  | { kind: 'note' | 'settle'; text: string };

export type ActionKind = OrderAction['kind'];

export type Actor = Role | 'diner' | 'system';

/** Whether an actor has the permission for an action, in any state (appendix F14). */
export function mayAct(actor: Actor, kind: ActionKind): boolean {
  if (actor === 'diner') return kind === 'withdraw';
  if (actor === 'system') return kind === 'refuse';
  return kind !== 'withdraw' && may(actor, kind);
}
