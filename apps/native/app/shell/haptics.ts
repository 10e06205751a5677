import { Haptics, ImpactStyle, NotificationType } from '@capacitor/haptics';
import { useCartStore, useOrderStore } from '@comptoir/storefront/native';
import { attempt } from './attempt.ts';

type Cart = ReturnType<typeof useCartStore.getState>;
const countOf = ({ lines }: Cart) => lines.reduce((count, { quantity }) => count + quantity, 0);

export function followHaptics(): void {
  useCartStore.subscribe((cart, before) => {
    if (before.isReady && countOf(cart) > countOf(before)) attempt(Haptics.impact({ style: ImpactStyle.Light }));
  });
  useOrderStore.subscribe(({ order }, before) => {
    if (order && !before.order) attempt(Haptics.notification({ type: NotificationType.Success }));
  });
}
