import type { Order } from '@comptoir/api';

/** An order as the tools show it. */
export type ShownOrder = Omit<Order, 'number' | 'bodyHash' | 'trackToken'> & { orderNumber: number };

export function toShown({ number, bodyHash: _, trackToken: __, ...order }: Order): ShownOrder {
  return { orderNumber: number, ...order };
}
