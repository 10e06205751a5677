import { promisedAt } from '@comptoir/domain';
import { Icon } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { deliveryObstacle } from '../../state/cart/cart-obstacle.ts';
import type { ShopCart } from '../../state/cart/shop-cart.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { useService } from '../../state/use-service.ts';

export function CartPromise({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const sayMoment = useMoment();
  const { opening, isPaused } = useService();
  const rules = useCatalogue((catalogue) => catalogue.settings.scheduling)[cart.mode];
  const { mode, now, slotAt, readyAt } = cart;

  // There is no promised time if the order cannot be delivered.
  if (deliveryObstacle(cart)) return null;

  function sentence(): string {
    if (slotAt) return say(`cart.promise.${mode}`, { moment: sayMoment(slotAt, now, 'at') });
    if (!readyAt) return say('cart.promise.none');
    const promise = say(`cart.promise.${mode}`, { moment: sayMoment(promisedAt(readyAt, rules), now, 'around') });
    if (opening.isOpen) return promise;
    return say(isPaused ? 'cart.promise.paused' : 'cart.promise.closed', { promise });
  }

  return (
    <p className="row small muted" data-testid="cart-promise">
      <Icon name="clock" size="small" />
      {sentence()}
    </p>
  );
}
