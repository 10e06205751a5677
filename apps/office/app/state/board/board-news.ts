import type { BoardOrder } from '@comptoir/contract';

/** What another did to an order, as far as it is for the ear. */
export type CardNews = 'accepted-by-shop' | 'moved' | 'withdrawn' | 'refund-refused';

/** What has become of an order since it was last known; null: nothing that anybody must hear. New orders ring by being there. */
export function newsOf(known: BoardOrder | undefined, order: BoardOrder): CardNews | null {
  if (!known) return order.state === 'accepted' ? 'accepted-by-shop' : null;
  if (order.hasRefusedRefund && !known.hasRefusedRefund) return 'refund-refused';
  if (order.state === known.state) return null;
  return known.state === 'new' && order.reason === 'diner_asked' ? 'withdrawn' : 'moved';
}
