import { type Menu, type Opening, openingAt, promisedAt, readyFrom, withoutPauses } from '@comptoir/domain';
import { useMode } from './location/location-store.ts';
import { useCatalogue } from './shop/shop-context.tsx';
import { useNow } from './shop/use-now.ts';

/** Whether the restaurant serves, and when an order of this moment would be ready. */
export interface Service {
  now: Temporal.ZonedDateTime;
  opening: Opening;
  /** It would be open, but takes no orders for now. */
  isPaused: boolean;
  /** What a diner who orders now is told; null: nothing is served within seven days. */
  promisedAt: Temporal.ZonedDateTime | null;
  /** In how many minutes that is, where it is a matter of minutes: the restaurant is open, and takes some; else null. */
  promisedMinutes: number | null;
}

/** What the server said of a menu holds where it gives no hours to check it by. */
export function isMenuOpen(
  menu: Menu,
  now: Temporal.ZonedDateTime,
  exceptions: Parameters<typeof openingAt>[2],
): boolean {
  const hasHours = menu.activeTimes.some((day) => day.isOpen);
  return menu.isOpen && (!hasHours || openingAt([menu], now, exceptions).isOpen);
}

/** The service at this moment, for the mode chosen. The first menu on sale is the restaurant's ordinary one. */
export function useService(): Service {
  const now = useNow();
  const mode = useMode();
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const { exceptions, ...rules } = useCatalogue((catalogue) => catalogue.settings.scheduling);
  const onSale = menus.filter((menu) => menu.isAvailable);
  const ordinary = onSale.slice(0, 1);
  const readyAt = ordinary.length > 0 ? readyFrom(ordinary, mode, now, exceptions) : null;
  const opening = openingAt(onSale, now, exceptions);
  const isOpen = opening.isOpen && onSale.some((menu) => isMenuOpen(menu, now, exceptions));
  const isPaused = !opening.isOpen && openingAt(onSale, now, withoutPauses(exceptions)).isOpen;
  const promise = readyAt && promisedAt(readyAt, rules[mode]);
  const isSoon = isOpen && promise !== null && rules[mode].minimumMinutes > 0;
  const promisedMinutes = isSoon ? Math.ceil(now.until(promise).total('minutes')) : null;
  return { now, opening: { ...opening, isOpen }, isPaused, promisedAt: promise, promisedMinutes };
}
