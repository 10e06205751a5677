import { Icon, IconButton, iconButtonClass } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import type { ReactNode } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { usePath } from '../../state/page/use-path.ts';
import styles from './checkout-header.module.css';
import { useFrameStore, wishFor } from './frame-store.ts';

/** The header has few links, so that no stray tap leaves the order. At the first step, back leads to the menu. */
export function CheckoutHeader({ logo }: { logo: ReactNode }) {
  const say = useMessage();
  const path = usePath();
  const { tab, isLocked, hasTabs } = useFrameStore();
  return (
    <header className={styles.header} data-testid="header" data-size="md">
      {hasTabs && tab !== 'type' ? (
        <IconButton
          label={say('checkout.back')}
          data-testid="checkout-prev"
          disabled={isLocked}
          onClick={() => wishFor('previous')}
        >
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
