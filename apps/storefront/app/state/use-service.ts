import { type Asap, type Mode, pauseAt, type ServiceState, serviceStateAt, slotRulesAt } from '@comptoir/domain';
import { useMode } from './location/location-store.ts';
import { useCatalogue } from './shop/shop-context.tsx';
import { useNow } from './shop/use-now.ts';

export interface Service extends Pick<ServiceState, 'opening'> {
  now: Temporal.ZonedDateTime;
  mode: Mode;
  /** The pause of the chosen order type. `isOfBoth`: the other type is paused too. */
  pause: (Extract<Asap, { state: 'paused' }> & { isOfBoth: boolean }) | null;
  /** When an order placed now would be ready. Null in a pause, and without a service within seven days. */
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
  const { opening, asap, exception } = serviceStateAt(menus, mode, now, scheduling);
  const promisedAt = asap.state === 'promised' ? asap.promisedAt : null;
  const isSoon = opening.isOpen && promisedAt !== null && slotRulesAt(scheduling, mode, now).minimumMinutes > 0;
  const isOfBoth = pauseAt(scheduling, mode === 'pickup' ? 'delivery' : 'pickup', now) !== null;
  const pause = asap.state === 'paused' ? { ...asap, isOfBoth } : null;
  const promisedMinutes = isSoon ? Math.ceil(now.until(promisedAt).total('minutes')) : null;
  return { now, mode, opening, pause, promisedAt, message: exception?.message ?? null, promisedMinutes };
}
