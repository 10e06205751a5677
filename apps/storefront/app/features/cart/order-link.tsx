import { Button, buttonClass, Icon } from '@comptoir/ui';
import { Money } from '../../messages/money.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { isLineOnSale, type ShopCart } from '../../state/cart/shop-cart.ts';
import { closeSheet } from '../../state/page/sheet-store.ts';
import { usePath } from '../../state/page/use-path.ts';

/** The way to the checkout with what it will cost; closed while prices are not known or a dish is sold out. */
export function OrderLink({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const path = usePath();
  if (!cart.isReady)
    return (
      <Button isWide disabled>
        <Icon name="loader-circle" isSpinning />
        {say('cart.counting')}
      </Button>
    );
  const total = <Money cents={cart.priced.totalCents} className={'figures at-end'} />;
  if (!cart.lines.every((line) => isLineOnSale(line, cart.items)))
    return (
      <Button isWide disabled>
        {say('cart.order')} {total}
      </Button>
    );
  return (
    <Link className={buttonClass('primary', { isWide: true })} to={path('/checkout')} onClick={closeSheet}>
      {say('cart.order')} {total}
    </Link>
  );
}
