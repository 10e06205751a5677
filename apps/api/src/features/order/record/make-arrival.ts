import { randomBytes } from 'node:crypto';
import type { OfficeSettings } from '@comptoir/contract';
import type { Progress, Reception } from '@comptoir/domain';
import type { Order, OrderEvent } from './order.ts';

/** An order that comes to the kitchen, with where it stands then and what its history says of it. */
export interface Arrival {
  orderId: string;
  /** Who knows it may follow the order. */
  trackToken: string;
  reception: Reception;
  state: Progress;
  arrivedAt: Temporal.Instant;
  dueAt: Temporal.Instant;
  /** Null: nobody accepted it. */
  acceptedAt: Temporal.Instant | null;
  events: OrderEvent[];
}

/** 128 random bits are 22 letters. */
const tokenBytes = 16;

/**
 * Brings an order to the kitchen (appendix F12): to be answered or, where nobody does, accepted for the time that was promised. Where orders
 * are received by mail alone its history says nothing of it, for nobody accepted anything.
 */
export function makeArrival(
  { id, promisedAt }: Pick<Order, 'id' | 'promisedAt'>,
  { reception }: Pick<OfficeSettings, 'reception'>,
  at: Temporal.Instant,
): Arrival {
  const isAccepted = reception !== 'manual';
  const arrived: OrderEvent = { kind: 'arrived', data: {}, at };
  const accepted: OrderEvent = { kind: 'accepted', data: { by: 'system', dueAt: promisedAt.toString() }, at };
  return {
    orderId: id,
    trackToken: randomBytes(tokenBytes).toString('base64url'),
    reception,
    state: isAccepted ? 'accepted' : 'new',
    arrivedAt: at,
    dueAt: promisedAt,
    acceptedAt: reception === 'automatic' ? at : null,
    events: reception === 'none' ? [] : isAccepted ? [arrived, accepted] : [arrived],
  };
}
