import { may, type Role } from '../../office/permissions.ts';

/** Why an order is refused or cancelled; `no_answer` is the shop's own (appendix F13). */
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

/** Why, and in the restaurant's own words, which the diner reads. */
interface Ending {
  reason: EndReason;
  message: string | null;
}

/** Dishes of a refused order that are sold out with it, for this service or until an instant; null: until somebody puts them back (BRD-30). */
export interface SoldOutDishes {
  itemIds: number[];
  until: Temporal.Instant | 'service' | null;
}

/** What somebody does with an order (appendix F12). */
export type OrderAction =
  | { kind: 'accept'; dueAt: Temporal.Instant }
  | ({ kind: 'refuse'; soldOut?: SoldOutDishes } & Ending)
  | ({ kind: 'cancel' } & Ending)
  | { kind: 'delay'; minutes: number }
  | { kind: 'take-back' | 'start' | 'ready' | 'leave' | 'recall' }
  | { kind: 'withdraw' }
  /** Null: nothing is to be collected. */
  | { kind: 'hand-over'; isCashCollected: boolean | null }
  | { kind: 'no-show'; isPaidBack: boolean }
  | { kind: 'note' | 'settle'; text: string };

export type ActionKind = OrderAction['kind'];

/** Who acts: people of the restaurant, whoever ordered, or the shop by its clock. */
export type Actor = Role | 'diner' | 'system';

/** Whether somebody may do this at all, wherever the order stands (appendix F14). */
export function mayAct(actor: Actor, kind: ActionKind): boolean {
  if (actor === 'diner') return kind === 'withdraw';
  if (actor === 'system') return kind === 'refuse';
  return kind !== 'withdraw' && may(actor, kind);
}
