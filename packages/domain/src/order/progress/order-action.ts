import { may, type Role } from '../../office/permissions.ts';

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

export interface SoldOutDishes {
  itemIds: number[];
  until: Temporal.Instant | 'service' | null;
}

export const identities = ['seen', 'refused'] as const;
/** Whether the diner of an order with alcohol proved their age. If not, the alcohol stays in the restaurant (LAW-29). */
export type Identity = (typeof identities)[number];

export type OrderAction =
  | { kind: 'accept'; dueAt: Temporal.Instant }
  | ({ kind: 'refuse'; soldOut?: SoldOutDishes } & Ending)
  | ({ kind: 'cancel' } & Ending)
  | { kind: 'delay'; minutes: number }
  | { kind: 'take-back' | 'start' | 'ready' | 'leave' | 'recall' }
  | { kind: 'withdraw' }
  | { kind: 'hand-over'; isCashCollected: boolean | null; identity?: Identity }
  | { kind: 'no-show'; isPaidBack: boolean }
  | { kind: 'note' | 'settle'; text: string };

export type ActionKind = OrderAction['kind'];

export type Actor = Role | 'diner' | 'system';

export function mayAct(actor: Actor, kind: ActionKind): boolean {
  if (actor === 'diner') return kind === 'withdraw';
  if (actor === 'system') return kind === 'refuse';
  return kind !== 'withdraw' && may(actor, kind);
}
