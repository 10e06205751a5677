import { canOrder, type Menu, type MenuEntry, wantedAt } from '@comptoir/domain';
import { useWishedSlot } from './checkout/order-wish.ts';
import { useMode } from './location/location-store.ts';
import { useCatalogue } from './shop/shop-context.tsx';
import { useNow } from './shop/use-now.ts';

interface Orderable {
  wantedAt: (menu: Menu) => Temporal.ZonedDateTime;
  /** True if the dish is on sale and in stock at the time of the order (STK-03). */
  isOrderable: (entry: MenuEntry) => boolean;
}

/** A dish that is sold out tonight can still be ordered for tomorrow. */
export function useOrderable(): Orderable {
  const now = useNow();
  const mode = useMode();
  const slot = useWishedSlot();
  const { exceptions } = useCatalogue((catalogue) => catalogue.settings.scheduling);
  const wanted = (menu: Menu) => wantedAt(menu, { slot, mode, now, exceptions });
  return {
    wantedAt: wanted,
    // The search for the next service is slow, so it runs for sold-out dishes only.
    isOrderable: ({ menu, item }) => canOrder(menu, item, item.soldOutUntil === undefined ? now : wanted(menu)),
  };
}
