import { type Menu, readyFrom } from '@comptoir/domain';
import { useMode } from '../../../state/location/location-store.ts';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';
import { useNow } from '../../../state/shop/use-now.ts';

/** Ready time of an order now, which decides on offers; null: not within seven days. Computed lazily. */
export function useOrderTime(): (menu: Menu) => Temporal.ZonedDateTime | null {
  const now = useNow();
  const mode = useMode();
  const { exceptions } = useCatalogue((catalogue) => catalogue.settings.scheduling);
  return (menu) => readyFrom([menu], mode, now, exceptions);
}
