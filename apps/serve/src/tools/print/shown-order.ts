import type { Order } from '@comptoir/api';

export type ShownOrder = Omit<Order, 'number' | 'bodyHash' | 'trackToken'> & { orderNumber: number };

export function toShown({ number, bodyHash: _, trackToken: __, ...order }: Order): ShownOrder {
  return { orderNumber: number, ...order };
}
