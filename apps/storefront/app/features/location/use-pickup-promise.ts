import { asapOf } from '@comptoir/domain';
import { useMoment } from '../../messages/use-moment.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { useNow } from '../../state/shop/use-now.ts';

export function usePickupPromise(): string | null {
  const sayMoment = useMoment();
  const now = useNow();
  const scheduling = useCatalogue((catalogue) => catalogue.settings.scheduling);
  // The first menu on sale sets the restaurant's hours.
  const ordinary = useCatalogue((catalogue) => catalogue.menus).find((menu) => menu.isAvailable);
  const asap = ordinary && asapOf([ordinary], 'pickup', now, scheduling);
  return asap?.state === 'promised' ? sayMoment(asap.promisedAt, now, 'around') : null;
}
