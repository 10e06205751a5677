import { Skeleton } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';
import styles from './cart-skeleton.module.css';
import cartLineStyles from './lines/cart-line.module.css';

export function CartSkeleton() {
  const say = useMessage();
  return (
    <div role="status" aria-label={say('cart.loading')}>
      <Skeleton height="3.25rem" radius="99px" />
      {[0, 1].map((row) => (
        <div key={row} className={cartLineStyles.line}>
          <Skeleton height="4.25rem" radius="1rem" />
          <div>
            <Skeleton height="1rem" width="70%" />
            <Skeleton height="0.8rem" width="50%" className={styles.second} />
          </div>
          <Skeleton height="1rem" width="3.4rem" />
        </div>
      ))}
      <Skeleton height="1rem" className={styles.subtotal} />
      <Skeleton height="1.6rem" className={styles.total} />
    </div>
  );
}
