import { canOrder, type Menu, type MenuEntry, wantedAt } from '@comptoir/domain';
import { useWishedSlot } from './checkout/order-wish.ts';
import { useMode } from './location/location-store.ts';
import { useCatalogue } from './shop/shop-context.tsx';
import { useNow } from './shop/use-now.ts';

/** The dishes that can be ordered for the time that the diner wants. */
interface Orderable {
  /** When a dish of a menu is wanted. */
  wantedAt: (menu: Menu) => Temporal.ZonedDateTime;
  /** Whether a dish is on sale, and not sold out then (STK-03). */
  isOrderable: (entry: MenuEntry) => boolean;
}

/** The dishes that can be ordered: a dish that is sold out this evening can be ordered for tomorrow. */
export function useOrderable(): Orderable {
  const now = useNow();
  const mode = useMode();
  const slot = useWishedSlot();
  const { exceptions } = useCatalogue((catalogue) => catalogue.settings.scheduling);
  const wanted = (menu: Menu) => wantedAt(menu, { slot, mode, now, exceptions });
  return {
    wantedAt: wanted,
    // Few dishes are sold out: only for them the next service is looked for.
    isOrderable: ({ menu, item }) => canOrder(menu, item, item.soldOutUntil === undefined ? now : wanted(menu)),
  };
}
