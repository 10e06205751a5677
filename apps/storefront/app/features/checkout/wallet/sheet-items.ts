import type { PricedCart } from '@comptoir/domain';
import type { LineItem } from '@stripe/stripe-js';

/**
 * What the wallet's sheet lists: integer cents that add up to what is paid, without zeros. Discounts and a tax that is added are
 * part of the order's own item (PYX-20).
 */
export function sheetItems(
  { totalCents, deliveryCents }: Pick<PricedCart, 'totalCents' | 'deliveryCents'>,
  tipCents: number,
  words: { order: string; delivery: string; tip: string },
): LineItem[] {
  const items = [
    { name: words.order, amount: totalCents - deliveryCents },
    { name: words.delivery, amount: deliveryCents },
    { name: words.tip, amount: tipCents },
  ];
  return items.filter(({ amount }) => amount > 0);
}
