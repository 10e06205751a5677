import { classNames } from '@comptoir/ui';
import { cartMessages } from '../../messages/french/order/cart.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useCartCount } from '../../state/cart/cart-store.ts';
import { useShopCart } from '../../state/cart/use-shop-cart.ts';
import { CartContents } from './cart-contents.tsx';
import styles from './cart-panel.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useCartNotice } from './notices/use-cart-notice.tsx';
import { OrderLink } from './order-link.tsx';
import { SideDishes } from './side-dishes/side-dishes.tsx';
import { useAnnouncedTotal } from './use-announced-total.ts';

function Panel() {
  const say = useMessage();
  const cart = useShopCart();
  const count = useCartCount();
  const notice = useCartNotice(cart);
  useAnnouncedTotal(cart);
  const isEmpty = cart.isReady && cart.lines.length === 0;
  return (
    <div className={styles.panel} data-testid="cart">
      <div className="row between">
        <h2>{say('cart.title')}</h2>
        {cart.isReady && !isEmpty && <span className="small muted">{say('cart.count', { count })}</span>}
      </div>
      <div className={classNames(styles.body, 'stack')}>
        {!cart.isReady && <CartSkeleton />}
        {isEmpty && (
          <>
            {notice}
            <EmptyCart hasLink={false} className={styles.empty} />
            <SideDishes cart={cart} />
          </>
        )}
        {cart.isReady && !isEmpty && <CartContents cart={cart} notice={notice} />}
      </div>
      {!isEmpty && (
        <div className={styles.footer}>
          <OrderLink cart={cart} />
        </div>
      )}
    </div>
  );
}

export default function CartPanel() {
  return (
    <AddedMessages add={{ cart: cartMessages }}>
      <Panel />
    </AddedMessages>
  );
}
