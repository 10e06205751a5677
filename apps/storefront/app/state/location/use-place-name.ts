import type { MessageId } from '../../messages/message-id.ts';
import { useCatalogue } from '../shop/shop-context.tsx';
import { useLocationStore } from './location-store.ts';

export function usePlaceName(): { id: MessageId; place: string } {
  const location = useLocationStore();
  const address = useCatalogue((catalogue) => catalogue.settings.contacts.address);
  const isPickup = location.mode === 'pickup';
  const place = (isPickup ? address.split(',')[0] : location.measured?.address || location.zone) ?? '';
  if (isPickup) return { id: place ? 'shell.pickupAt' : 'shell.pickup', place };
  return { id: place ? 'shell.deliveryTo' : 'shell.deliveryUnknown', place };
}
