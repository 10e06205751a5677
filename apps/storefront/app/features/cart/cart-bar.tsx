import { BottomBar, classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { cartMessages } from '../../messages/french/order/cart.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { deliveryObstacle } from '../../state/cart/cart-obstacle.ts';
import { useCartCount } from '../../state/cart/cart-store.ts';
import type { ShopCart } from '../../state/cart/shop-cart.ts';
import { useShopCart } from '../../state/cart/use-shop-cart.ts';
import { openSheet, useSheetStore } from '../../state/page/sheet-store.ts';
import styles from './cart-bar.module.css';
import { SoldOutNote } from './notices/sold-out-note.tsx';
import { useCartNotice } from './notices/use-cart-notice.tsx';
import { useNextOffer } from './offers/use-next-offer.ts';
import { useAnnouncedTotal } from './use-announced-total.ts';
import { useToCheckout } from './use-to-checkout.ts';

function useHint(cart: ShopCart): string {
  const say = useMessage();
  const format = useFormat();
  const next = useNextOffer(cart);
  const { mode, delivery, priced } = cart;
  if (mode === 'pickup') return say('cart.pickup');
  if (delivery.state === 'ok') {
    if (next?.offer.type === 'free_delivery' && next.obstacle.kind === 'minimum')
      return say('cart.deliveryFreeIn', { amount: format.money(next.obstacle.missingCents) });
    const amount = priced.deliveryCents === 0 ? say('cart.deliveryFree') : format.money(priced.deliveryCents);
    return `${say('cart.delivery')} · ${amount}`;
  }
  const obstacle = deliveryObstacle(cart);
  if (obstacle?.kind === 'minimum')
    return say('cart.missingForDelivery', { missing: format.money(obstacle.missingCents) });
  return `${say('cart.delivery')} · ${say(obstacle ? 'cart.deliveryImpossible' : 'cart.deliveryUnknown')}`;
}

function Bar() {
  const say = useMessage();
  const format = useFormat();
  const cart = useShopCart();
  const count = useCartCount();
  const hint = useHint(cart);
  const notice = useCartNotice(cart);
  const toCheckout = useToCheckout();
  const isCartOpen = useSheetStore(({ sheet }) => sheet?.name === 'cart');
  useAnnouncedTotal(cart);
  if (!cart.isReady || (cart.lines.length === 0 && !notice)) return null;
  if (cart.lines.length === 0) return <BottomBar>{notice}</BottomBar>;
  const total = format.money(cart.priced.totalCents);
  return (
    <BottomBar className="on-dark">
      <div className={styles.notice}>
        {!isCartOpen && <SoldOutNote cart={cart} onOrder={toCheckout} />}
        {notice}
      </div>
      <button type="button" className={styles.button} onClick={() => openSheet({ name: 'cart' })}>
        <span className={classNames(styles.count, 'figures')}>{count}</span>
        <span className={styles.text}>
          {say('cart.see')}
          <small>{hint}</small>
        </span>
        <span className={classNames(styles.total, 'figures')}>{total}</span>
      </button>
    </BottomBar>
  );
}

export default function CartBar() {
  return (
    <AddedMessages add={{ cart: cartMessages }}>
      <Bar />
    </AddedMessages>
  );
}
