import { canOrder, type Menu, type MenuEntry, parseDate, readyFrom, slotStart } from '@comptoir/domain';
import { useWishedSlot } from './checkout/order-wish.ts';
import { useMode } from './location/location-store.ts';
import { useCatalogue } from './shop/shop-context.tsx';
import { useNow } from './shop/use-now.ts';

/** What can be put in the cart, for when it would be for. */
interface Orderable {
  /** For when a dish of a menu is wanted: the slot that was chosen, else as soon as it is served. Worked out where it is asked for. */
  wantedAt: (menu: Menu) => Temporal.ZonedDateTime;
  /** Whether a dish is on sale, and left then (STK-03). */
  isOrderable: (entry: MenuEntry) => boolean;
}

/** Tells what can be ordered: what is sold out this evening can be for tomorrow. */
export function useOrderable(): Orderable {
  const now = useNow();
  const mode = useMode();
  const slot = useWishedSlot();
  const { exceptions } = useCatalogue((catalogue) => catalogue.settings.scheduling);
  const date = slot && parseDate(slot.date);
  const slotAt = date && slotStart(date, slot.time, now.timeZoneId);
  const wantedAt = (menu: Menu) => slotAt ?? readyFrom([menu], mode, now, exceptions) ?? now;
  return {
    wantedAt,
    // The next service is looked for only where it matters: a menu has many dishes, and few are sold out.
    isOrderable: ({ menu, item }) => canOrder(menu, item, item.soldOutUntil === undefined ? now : wantedAt(menu)),
  };
}
