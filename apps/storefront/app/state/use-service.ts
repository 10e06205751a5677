import { type ServiceState, serviceStateAt } from '@comptoir/domain';
import { useMode } from './location/location-store.ts';
import { useCatalogue } from './shop/shop-context.tsx';
import { useNow } from './shop/use-now.ts';

export interface Service extends Pick<ServiceState, 'opening' | 'isPaused'> {
  now: Temporal.ZonedDateTime;
  /** When an order placed now would be ready. Null without a service within seven days. */
  promisedAt: Temporal.ZonedDateTime | null;
  /** The restaurant's sentence about today, if the day has hours of its own for this order type. */
  message: string | null;
  /** `promisedMinutes` is null if the restaurant is closed or an order is ready without a wait. */
  promisedMinutes: number | null;
}

/** The state of the service for the chosen order type. */
export function useService(): Service {
  const now = useNow();
  const mode = useMode();
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const scheduling = useCatalogue((catalogue) => catalogue.settings.scheduling);
  const { opening, isPaused, asap, exception } = serviceStateAt(menus, mode, now, scheduling);
  const promisedAt = asap?.promisedAt ?? null;
  const isSoon = opening.isOpen && promisedAt !== null && scheduling[mode].minimumMinutes > 0;
  const promisedMinutes = isSoon ? Math.ceil(now.until(promisedAt).total('minutes')) : null;
  return { now, opening, isPaused, promisedAt, message: exception?.message ?? null, promisedMinutes };
}
