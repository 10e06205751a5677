import { useMessage } from '../../messages/use-message.ts';
import type { OrderRecap } from '../../state/order-store.ts';
import { useCatalogue } from '../../state/shop-context.tsx';
import type { CurrentCart } from '../../state/use-priced-cart.ts';
import { lineDetails } from './line-details.ts';
import { useDiscounts } from './use-discounts.ts';

/** The cart as it is remembered once it is ordered: names and amounts of this moment, whatever becomes of the menu. */
export function useOrderRecap(cart: CurrentCart): OrderRecap {
  const say = useMessage();
  const discounts = useDiscounts(cart);
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const categories = menus.flatMap((menu) => menu.categories);

  function entryOf(itemId: number) {
    const entry = cart.items.get(itemId);
    return {
      name: entry?.item.name ?? '',
      image: entry?.item.image ?? null,
      position: Math.max(
        0,
        categories.findIndex((category) => category.id === entry?.category.id),
      ),
    };
  }

  const lines = cart.priced.lines.map((priced) => {
    const item = cart.items.get(priced.itemId)?.item;
    const line = cart.lines[priced.index];
    const details =
      item && line ? [lineDetails(item, line.options, say), line.note && say('cart.quoted', { note: line.note })] : [];
    return {
      ...entryOf(priced.itemId),
      details: details.filter(Boolean).join(' · '),
      quantity: priced.quantity,
      totalCents: priced.totalCents,
      isFree: false,
    };
  });
  const gifts = cart.priced.freeItems.map((free) => ({
    ...entryOf(free.itemId),
    details: '',
    quantity: free.quantity,
    totalCents: 0,
    isFree: true,
  }));
  const { subtotalCents, deliveryCents, totalCents, taxLines } = cart.priced;
  return {
    lines: [...lines, ...gifts],
    discounts: discounts.map(({ label, cents }) => ({ label, cents })),
    ...{ subtotalCents, deliveryCents, totalCents, taxLines },
  };
}
