import type { Shop } from './shop.ts';

/** An order in the restaurant's list; amounts are integer cents. */
export interface ListedOrder {
  orderNumber: number;
  status: string;
  totalCents: number;
  localId: string;
  transactionId: string | null;
  mode: string;
  deliveryCents: number;
  location: { address: string; address2: string; postalCode: string } | null;
  dateText: string;
  promisedAt: string;
}

export async function listOrders(shop: Shop): Promise<ListedOrder[]> {
  return JSON.parse(await shop.tool('orders', 'list', '--json', '--limit', '1000'));
}
