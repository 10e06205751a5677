import { isLineOnSale, type ShopCart } from './shop-cart.ts';

/** The reasons that block an order before the checkout's form is filled in (CRT-33). */
export type CartObstacle =
  | { kind: 'soldOut' }
  /** Alcohol is sold with a dish only. */
  | { kind: 'meal' }
  /** The subtotal is too low, and no surcharge can cover the difference. Integer cents. */
  | { kind: 'minimum'; missingCents: number }
  /** The chosen address is outside of the delivery area. */
  | { kind: 'place' }
  | { kind: 'noDelivery' };

export function deliveryObstacle({ mode, delivery, priced }: ShopCart): CartObstacle | null {
  if (mode === 'pickup' || delivery.state === 'ok') return null;
  const missingCents = delivery.minimumCents - priced.subtotalCents;
  if (delivery.state === 'unknown')
    return missingCents > 0 && delivery.flatChargeCents === 0 ? { kind: 'minimum', missingCents } : null;
  if (delivery.reason === 'below_minimum') return { kind: 'minimum', missingCents };
  return { kind: delivery.reason === 'delivery_inactive' ? 'noDelivery' : 'place' };
}

export function cartObstacle(cart: ShopCart): CartObstacle | null {
  if (!cart.lines.every((line) => isLineOnSale(line, cart))) return { kind: 'soldOut' };
  if (cart.alcohol.obstacleAt(null)?.kind === 'meal') return { kind: 'meal' };
  return deliveryObstacle(cart);
}
