import { hasAlcohol } from '@comptoir/domain';
import { Button, Note } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { writeHours } from '@comptoir/words';
import { useMessage } from '../../../messages/use-message.ts';
import { useIsCartLocked } from '../../../state/cart/cart-lock.ts';
import { changeCart } from '../../../state/cart/cart-store.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { useWishedSlot } from '../../../state/checkout/order-wish.ts';

/** Says why the cart's alcohol can't be sold for the wished time, and removes it by one tap (LAW-22, LAW-23). */
export function AlcoholNote({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const format = useFormat();
  const isLocked = useIsCartLocked();
  const slot = useWishedSlot();
  const obstacle = cart.isReady ? cart.alcohol.obstacleAt(cart.slotAt && slot) : null;
  if (!obstacle) return null;

  function sentence(): string {
    if (obstacle?.kind !== 'hours') return say('cart.alcoholWithMeal');
    const hours = writeHours(obstacle.ranges, format);
    return hours === null ? say('cart.noAlcoholThatDay') : say('cart.noAlcohol', { hours });
  }

  const isKept = ({ itemId, options }: ShopCart['lines'][number]) => {
    const item = cart.items.get(itemId)?.item;
    return !item || !hasAlcohol(item, options);
  };
  return (
    <Note kind="warm">
      <p data-testid="alcohol-notice">{sentence()}</p>
      <Button
        kind="outline"
        isSmall
        disabled={isLocked}
        onClick={() => changeCart((known) => ({ ...known, lines: known.lines.filter(isKept) }))}
      >
        {say('cart.removeAlcohol')}
      </Button>
    </Note>
  );
}
