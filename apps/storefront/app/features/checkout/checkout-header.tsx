import { Icon, IconButton, iconButtonClass } from '@comptoir/ui';
import type { ReactNode } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { usePath } from '../../state/page/use-path.ts';
import styles from './checkout-header.module.css';

interface CheckoutHeaderProps {
  logo: ReactNode;
  /** Absent on the first step: the arrow then leads back to the menu. */
  onBack?: (() => void) | undefined;
  isLocked: boolean;
}

/** One way back and the name of the shop: nothing leads away from an order by accident. */
export function CheckoutHeader({ logo, onBack, isLocked }: CheckoutHeaderProps) {
  const say = useMessage();
  const path = usePath();
  return (
    <header className={styles.header} data-testid="header" data-size="md">
      {onBack ? (
        <IconButton label={say('checkout.back')} data-testid="checkout-prev" disabled={isLocked} onClick={onBack}>
          <Icon name="arrow-left" />
        </IconButton>
      ) : (
        <Link className={iconButtonClass} to={path('/menu')} aria-label={say('checkout.backToMenu')}>
          <Icon name="arrow-left" />
        </Link>
      )}
      {logo}
      <span />
    </header>
  );
}
