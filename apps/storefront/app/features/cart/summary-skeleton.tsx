import { boxStyles, classNames } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import styles from './cart-summary.module.css';

export function SummarySkeleton() {
  const say = useMessage();
  return (
    <div className={classNames(boxStyles.box, 'desk-block')}>
      <h2 className={styles.heading}>{say('cart.yourOrder')}</h2>
      <CartSkeleton />
    </div>
  );
}
