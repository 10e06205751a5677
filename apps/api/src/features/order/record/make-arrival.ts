import { randomBytes } from 'node:crypto';
import type { OfficeSettings } from '@comptoir/contract';
import { type Progress, printsOf, type Reception, type WantedPrint } from '@comptoir/domain';
import type { Order, OrderEvent } from './order.ts';

export interface Arrival {
  orderId: string;
  trackToken: string;
  reception: Reception;
  state: Progress;
  arrivedAt: Temporal.Instant;
  dueAt: Temporal.Instant;
  acceptedAt: Temporal.Instant | null;
  events: OrderEvent[];
  /** What the printers print of an order that the shop accepted by itself (TCK-04). */
  prints: WantedPrint[];
}

type PrintedLine = Parameters<typeof printsOf>[0][number];

const tokenBytes = 16;

/** Puts an order into the kitchen's queue (F12), already accepted if the kitchen does not answer orders itself. */
export function makeArrival(
  { id, promisedAt, lines }: Pick<Order, 'id' | 'promisedAt'> & { lines: PrintedLine[] },
  { reception, printers }: Pick<OfficeSettings, 'reception' | 'printers'>,
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
    prints: reception === 'automatic' ? printsOf(lines, printers) : [],
  };
}
