import type { MessageId } from '../messages/message-id.ts';
import { useLocationStore } from './location-store.ts';
import { useCatalogue } from './shop-context.tsx';

/** Where the order will be eaten, as a sentence with its place: for the header and the home page. */
export function usePlaceName(): { id: MessageId; place: string } {
  const location = useLocationStore();
  const address = useCatalogue((catalogue) => catalogue.settings.contacts.address);
  if (location.type === 'pickup') return { id: 'shell.pickupAt', place: address.split(',')[0] ?? '' };
  const place = location._distance?.address || location.zone;
  return place ? { id: 'shell.deliveryTo', place } : { id: 'shell.deliveryUnknown', place: '' };
}
