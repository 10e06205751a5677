import { type Menu, readyFrom } from '@comptoir/domain';
import { useMode } from '../../../state/location/location-store.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import { useNow } from '../../../state/shop/use-now.ts';

/** When an order placed now would be ready, which decides about offers. Null without a service within 7 days. */
export function useOrderTime(): (menu: Menu) => Temporal.ZonedDateTime | null {
  const now = useNow();
  const mode = useMode();
  const { exceptions } = useCatalogue((catalogue) => catalogue.settings.scheduling);
  return (menu) => readyFrom([menu], mode, now, exceptions);
}
