import { isLineOnSale, type ShopCart } from './shop-cart.ts';

/** What keeps a cart from being ordered, as far as the shop knows before anything is typed (CRT-33). */
export type CartObstacle =
  | { kind: 'soldOut' }
  /** Below a minimum that no charge makes up for. Integer cents. */
  | { kind: 'minimum'; missingCents: number }
  /** Nobody brings anything to the place that was chosen. */
  | { kind: 'place' }
  | { kind: 'noDelivery' };

/** What keeps an order from being brought to where it is wished; null: nothing that is known. */
export function deliveryObstacle({ mode, delivery, priced }: ShopCart): CartObstacle | null {
  if (mode === 'pickup' || delivery.state === 'ok') return null;
  const missingCents = delivery.minimumCents - priced.subtotalCents;
  if (delivery.state === 'unknown')
    return missingCents > 0 && delivery.flatChargeCents === 0 ? { kind: 'minimum', missingCents } : null;
  if (delivery.reason === 'below_minimum') return { kind: 'minimum', missingCents };
  return { kind: delivery.reason === 'delivery_inactive' ? 'noDelivery' : 'place' };
}

/** The first thing that keeps a cart from being ordered; null: it can be. */
export function cartObstacle(cart: ShopCart): CartObstacle | null {
  if (!cart.lines.every((line) => isLineOnSale(line, cart))) return { kind: 'soldOut' };
  return deliveryObstacle(cart);
}
