import { quoteDelivery } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import type { Say } from '../messages/use-message.ts';
import type { ChosenLocation } from './location/chosen-location.ts';
import { useLocationStore } from './location/location-store.ts';
import { distanceOf, placeOf } from './location/order-place.ts';
import { useCatalogue } from './shop/shop-context.tsx';

export interface DeliveryTerms {
  feeCents: number;
  minimumCents: number;
}

/** Returns null if the terms are not known, or there is no delivery. `unreachable`: outside of the delivery area. */
export function useDeliveryTerms(given?: ChosenLocation): DeliveryTerms | 'unreachable' | null {
  const chosen = useLocationStore();
  const rules = useCatalogue((catalogue) => catalogue.settings.delivery);
  const location = given ?? chosen;
  if (location.mode === 'pickup') return null;
  if (location.isTooFar || location.isInvalid) return 'unreachable';
  const quote = quoteDelivery({
    mode: location.mode,
    rules,
    place: placeOf(location),
    distance: distanceOf(location),
    // The minimum order is ignored, because the cart checks it.
    subtotalCents: Number.MAX_SAFE_INTEGER,
  });
  if (quote.state === 'unknown') return null;
  if (quote.state === 'refused') return 'unreachable';
  return { feeCents: quote.feeCents, minimumCents: (quote.zone ?? rules).minimumCents };
}

/** A text such as "Livraison 4,50 € dès 30 €". */
export function sayDeliveryTerms({ feeCents, minimumCents }: DeliveryTerms, say: Say, format: Format): string {
  const minimum = format.shortMoney(minimumCents);
  return say('shell.deliveryTerms', { fee: format.money(feeCents), feeCents, minimum, minimumCents });
}
