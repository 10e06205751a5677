import { boxStyles, classNames, linkStyles } from '@comptoir/ui';
import { type ReactNode, Suspense } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useAwayVisit, useIsCartLocked } from '../../../state/cart/cart-lock.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { openSheet } from '../../../state/page/sheet-store.ts';
import { CartTotals } from '../totals/cart-totals.tsx';
import { TaxTable } from '../totals/tax-table.tsx';
import { LazyTipRows } from './lazy-tip-rows.ts';
import styles from './order-recap.module.css';
import { RecapLines } from './recap-lines.tsx';
import { useRecapLines } from './use-recap-lines.ts';

interface OrderRecapBoxProps {
  cart: ShopCart;
  notice: ReactNode;
  /** The chosen tip; 0 for none. */
  tipCents: number;
}

/** The whole order with its amounts and tax rates, above the order button (CHK-50, CRT-31). */
export function OrderRecapBox({ cart, notice, tipCents }: OrderRecapBoxProps) {
  const say = useMessage();
  const isLocked = useIsCartLocked();
  const isAway = useAwayVisit() !== null;
  const lines = useRecapLines(cart);
  return (
    <section className={boxStyles.box} aria-labelledby="order-recap" data-testid="cart">
      <div className="row between">
        <h2 id="order-recap" className={styles.heading}>
          {say('cart.yourOrder')}
        </h2>
        {!isAway && (
          <button
            type="button"
            className={classNames(linkStyles.link, 'small')}
            aria-label={say('cart.editOrder')}
            disabled={isLocked}
            onClick={() => openSheet({ name: 'cart' })}
          >
            {say('cart.edit')}
          </button>
        )}
      </div>
      <div className={classNames(styles.contents, 'stack')}>
        {notice}
        <RecapLines lines={lines} />
        {cart.alcohol.names.length > 0 && (
          <p className="small muted">
            {say('cart.alcoholAbuse')} {say('cart.alcoholMinors')}
          </p>
        )}
        <CartTotals cart={cart} />
        <TaxTable taxLines={cart.priced.taxLines} />
        {tipCents > 0 && (
          <Suspense>
            <LazyTipRows status="pending" totalCents={cart.priced.totalCents} tipCents={tipCents} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
