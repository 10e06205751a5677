import type { Shop } from './shop.ts';

/** An order as the restaurant's list has it; amounts in cents. */
export interface ListedOrder {
  orderNumber: number;
  status: string;
  totalCents: number;
  localId: string;
  transactionId: string | null;
  mode: string;
  deliveryCents: number;
  /** Null for pickup. */
  location: { address: string; address2: string; postalCode: string } | null;
  dateText: string;
  promisedAt: string;
}

/** The orders that the restaurant has, the latest first. */
export async function listOrders(shop: Shop): Promise<ListedOrder[]> {
  return JSON.parse(await shop.tool('orders', 'list', '--json', '--limit', '1000'));
}
