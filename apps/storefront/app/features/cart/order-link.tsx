import { Button, buttonClass, Icon } from '@comptoir/ui';
import { Money } from '../../messages/money.tsx';
import { useFormat } from '../../messages/use-format.ts';
import { useMessage } from '../../messages/use-message.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { isLineOnSale, type ShopCart } from '../../state/cart/shop-cart.ts';
import { closeSheet } from '../../state/page/sheet-store.ts';
import { usePath } from '../../state/page/use-path.ts';

/** The day that the order is for, where it is not today: nobody orders for tomorrow without knowing it. Empty: today. */
function useLaterDay({ slotAt, readyAt, now }: ShopCart): string {
  const say = useMessage();
  const format = useFormat();
  const at = slotAt ?? readyAt;
  const days = at ? now.toPlainDate().until(at.toPlainDate()).days : 0;
  if (!at || days === 0) return '';
  return days === 1 ? say('time.tomorrowDay') : format.weekdayName(at);
}

/** The way to the checkout with what it will cost; closed while prices are not known or a dish is sold out. */
export function OrderLink({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const later = useLaterDay(cart);
  const path = usePath();
  if (!cart.isReady)
    return (
      <Button isWide disabled>
        <Icon name="loader-circle" isSpinning />
        {say('cart.counting')}
      </Button>
    );
  const total = <Money cents={cart.priced.totalCents} className={'figures at-end'} />;
  if (!cart.lines.every((line) => isLineOnSale(line, cart)))
    return (
      <Button isWide disabled>
        {say('cart.order')} {total}
      </Button>
    );
  return (
    <Link
      id="order-link"
      className={buttonClass('primary', { isWide: true })}
      to={path('/checkout')}
      onClick={closeSheet}
    >
      {later ? say('cart.orderOn', { day: later }) : say('cart.order')} {total}
    </Link>
  );
}
