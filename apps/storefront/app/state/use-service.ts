import { exceptionOn, isMenuOpen, isPausedAt, type Opening, openingAt, promisedAt, readyFrom } from '@comptoir/domain';
import { useMode } from './location/location-store.ts';
import { useCatalogue } from './shop/shop-context.tsx';
import { useNow } from './shop/use-now.ts';

export interface Service {
  now: Temporal.ZonedDateTime;
  opening: Opening;
  /** `isPaused` is true if orders are paused within the opening hours. */
  isPaused: boolean;
  /** When an order placed now would be ready. Null without a service within seven days. */
  promisedAt: Temporal.ZonedDateTime | null;
  /** The restaurant's sentence about today, if the day has hours of its own for this order type. */
  message: string | null;
  /** `promisedMinutes` is null if the restaurant is closed or an order is ready without a wait. */
  promisedMinutes: number | null;
}

/** The state of the service for the chosen order type. The first menu on sale sets the restaurant's hours. */
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
  const isPaused = isPausedAt(onSale, now, exceptions);
  const promise = readyAt && promisedAt(readyAt, rules[mode]);
  const isSoon = isOpen && promise !== null && rules[mode].minimumMinutes > 0;
  const promisedMinutes = isSoon ? Math.ceil(now.until(promise).total('minutes')) : null;
  const [menu] = ordinary;
  const exception = menu ? exceptionOn(now.toPlainDate(), exceptions, { menu, mode }) : null;
  const message = exception?.message ?? null;
  return { now, opening: { ...opening, isOpen }, isPaused, promisedAt: promise, message, promisedMinutes };
}
