import { offeredWishes } from '@comptoir/domain';
import { Skeleton } from '@comptoir/ui';
import { useMessage } from '../../../messages/use-message.ts';
import { canAskWallet } from '../../../platform/device.ts';
import { isWalletOffered, offeredMethods } from '../run/offered-methods.ts';
import type { Checkout } from '../run/use-checkout.ts';

/** As high as the methods, the card form if it is open, the wishes, and the facts of the order. */
export function PaymentSkeleton({ checkout }: { checkout: Checkout }) {
  const say = useMessage();
  const methods = offeredMethods(checkout);
  const rows = isWalletOffered(checkout) && canAskWallet() ? ['wallet', ...methods] : methods;
  const wishes = offeredWishes(checkout.settings.packaging, checkout.cart.mode === 'pickup');
  return (
    <div className="stack" role="status" aria-label={say('checkout.loading')}>
      {rows.map((row) => (
        <Skeleton key={row} height="5.1rem" radius="1.5rem" />
      ))}
      {checkout.state.method === 'card' && <Skeleton height="12rem" radius="1rem" />}
      {wishes.length > 0 && <Skeleton height={`${wishes.length * 6.1}rem`} radius="1.5rem" />}
      <Skeleton height="11.5rem" radius="1.5rem" />
    </div>
  );
}
