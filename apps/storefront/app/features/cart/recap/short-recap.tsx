import { classNames } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { joinOrigins } from '@comptoir/words';
import type { ReactNode } from 'react';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import type { ShopCart } from '../../../state/cart/shop-cart.ts';
import { CartTotals } from '../totals/cart-totals.tsx';
import styles from './short-recap.module.css';
import { useRecapLines } from './use-recap-lines.ts';

/** The whole order in few lines, for the sheet of the express pickup. It tells all that the law wants told of a dish. */
export function ShortRecap({ cart, notice }: { cart: ShopCart; notice: ReactNode }) {
  const say = useMessage();
  const format = useFormat();
  const lines = useRecapLines(cart);
  return (
    <>
      {notice}
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes its order
            key={index}
            className={styles.line}
            data-testid={line.isFree ? 'cart-free-line' : 'cart-line'}
          >
            <div className="grow">
              {say('cart.choiceCount', { count: line.quantity, name: line.name })}
              {line.details && <small>{line.details}</small>}
              {line.isHomemade && <Text id="menu.homemade" as="small" data-testid="homemade" />}
              {line.origins && <small data-testid="meat-origin">{joinOrigins(line.origins)}</small>}
            </div>
            <span className={classNames(styles.amount, 'figures')}>
              {line.isFree ? say('cart.free') : format.money(line.totalCents)}
            </span>
          </li>
        ))}
      </ul>
      <CartTotals cart={cart} isShort />
    </>
  );
}
