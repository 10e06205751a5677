import { Button, buttonClass, Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { Money } from '../../messages/money.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { type CartObstacle, cartObstacle } from '../../state/cart/cart-obstacle.ts';
import type { ShopCart } from '../../state/cart/shop-cart.ts';
import { chooseMode } from '../../state/location/location-store.ts';
import { closeSheet, openSheet } from '../../state/page/sheet-store.ts';
import { useIsPreview } from '../../state/page/use-is-preview.ts';
import { usePath } from '../../state/page/use-path.ts';
import { useLaterDay } from '../../state/use-later-day.ts';
import { ExpressButton } from './express-button.tsx';
import styles from './order-link.module.css';

function WaysToDelivery({ obstacle }: { obstacle: CartObstacle }) {
  const say = useMessage();
  const format = useFormat();
  const path = usePath();
  const isOnlyWay = obstacle.kind === 'noDelivery';
  const toPickup = (
    <Button isWide kind={isOnlyWay ? 'primary' : 'outline'} onClick={() => chooseMode('pickup')}>
      {say('cart.toPickup')}
    </Button>
  );
  return (
    <div className="stack tight">
      {obstacle.kind === 'minimum' && (
        <Link className={buttonClass('primary', { isWide: true })} to={path('/menu')} onClick={closeSheet}>
          {say('cart.addAmount', { amount: format.money(obstacle.missingCents) })}
        </Link>
      )}
      {obstacle.kind === 'place' && (
        <Button isWide onClick={() => openSheet({ name: 'location' })}>
          {say('cart.changeAddress')}
        </Button>
      )}
      {toPickup}
    </div>
  );
}

/** While the order is not possible, the link is replaced by what the customer can do (CRT-33). */
export function OrderLink({ cart }: { cart: ShopCart }) {
  const say = useMessage();
  const later = useLaterDay(cart);
  const path = usePath();
  const isPreview = useIsPreview();
  if (!cart.isReady)
    return (
      <Button isWide disabled>
        <Icon name="loader-circle" isSpinning />
        {say('cart.counting')}
      </Button>
    );
  if (isPreview)
    return (
      <>
        <p id="no-order-reason" className="tiny muted">
          {say('cart.preview')}
        </p>
        <Button isWide disabled aria-describedby="no-order-reason">
          {say('cart.order')}
        </Button>
      </>
    );
  const total = <Money cents={cart.priced.totalCents} className={'figures at-end'} />;
  const obstacle = cartObstacle(cart);
  // The note above names what can't be ordered and has the button to continue without it.
  if (obstacle?.kind === 'soldOut' || obstacle?.kind === 'meal')
    return (
      <Button isWide disabled>
        {say('cart.order')} {total}
      </Button>
    );
  if (obstacle) return <WaysToDelivery obstacle={obstacle} />;
  return (
    <div className={styles.ways}>
      <ExpressButton cart={cart} />
      <Link
        id="order-link"
        className={buttonClass('primary', { isWide: true })}
        to={path('/checkout')}
        onClick={closeSheet}
      >
        {later ? say('cart.orderOn', { day: later }) : say('cart.order')} {total}
      </Link>
    </div>
  );
}
