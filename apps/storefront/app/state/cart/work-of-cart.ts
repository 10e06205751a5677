import type { Settings } from '@comptoir/contract';
import { type Work, workOf } from '@comptoir/domain';
import type { ShopCart } from './shop-cart.ts';

/** The work of the cart by post, with which the server is asked for slots; null if the restaurant names no posts (CAP-02). */
export function workOfCart({ lines, priced, items }: ShopCart, { dishPosts }: Settings): Work | null {
  if (dishPosts.length === 0) return null;
  const gifts = priced.freeItems.map((gift) => ({ ...gift, options: [] }));
  return workOf([...lines, ...gifts], items, dishPosts);
}
