import { Icon } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { deliveryObstacle } from '../../state/cart/cart-obstacle.ts';
import type { ShopCart } from '../../state/cart/shop-cart.ts';
import { usePauseWords } from '../../state/use-pause-words.ts';
import { useService } from '../../state/use-service.ts';

export function CartPromise({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const sayMoment = useMoment();
  const { opening } = useService();
  const pauseText = usePauseWords();
  const { mode, now, slotAt, asap } = cart;

  // There is no promised time if the order cannot be delivered.
  if (deliveryObstacle(cart)) return null;

  function sentence(): string {
    if (slotAt) return say(`cart.promise.${mode}`, { moment: sayMoment(slotAt, now, 'at') });
    if (pauseText) return pauseText;
    if (asap.state !== 'promised') return say('cart.promise.none');
    const promise = say(`cart.promise.${mode}`, { moment: sayMoment(asap.promisedAt, now, 'around') });
    return opening.isOpen ? promise : say('cart.promise.closed', { promise });
  }

  return (
    <p className="row small muted" data-testid="cart-promise">
      <Icon name="clock" size="small" />
      {sentence()}
    </p>
  );
}
