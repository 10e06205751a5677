import { boxStyles, choiceStyles, classNames, Icon } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import type { ReactNode } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import type { ShopCart } from '../../state/cart/shop-cart.ts';
import { openSheet } from '../../state/page/sheet-store.ts';
import styles from './cart-summary.module.css';
import { CartLines } from './lines/cart-lines.tsx';
import { CouponField } from './offers/coupon-field.tsx';
import { CartTotals } from './totals/cart-totals.tsx';

interface CartSummaryProps {
  cart: ShopCart;
  notice: ReactNode;
}

/** On desktops the cart is beside the checkout; on phones a single line opens it. */
export function CartSummary({ cart, notice }: CartSummaryProps) {
  const say = useMessage();
  const format = useFormat();
  const count = cart.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <>
      {notice && <div className="stack">{notice}</div>}
      <button
        type="button"
        className={classNames(choiceStyles.choice, choiceStyles.small, 'phone-only')}
        onClick={() => openSheet({ name: 'cart' })}
      >
        <Icon name="shopping-bag" />
        <span className={choiceStyles.text}>
          <b>{say('cart.yourOrder')}</b>
          <small>{say('cart.count', { count })}</small>
        </span>
        <b className="figures">{format.money(cart.priced.totalCents)}</b>
        <Icon name="chevron-right" size="small" />
      </button>
      <div className={classNames(boxStyles.box, 'desk-block')}>
        <h2 className={styles.heading}>{say('cart.yourOrder')}</h2>
        <div className="stack">
          <CartLines cart={cart} />
          <CartTotals cart={cart} />
          <CouponField cart={cart} />
        </div>
      </div>
    </>
  );
}
