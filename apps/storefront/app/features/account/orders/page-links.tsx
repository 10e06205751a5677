import { buttonClass, Icon } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useMessage } from '../../../messages/use-message.ts';
import styles from './page-links.module.css';

interface PageLinksProps {
  page: number;
  count: number;
  at: (page: number) => string;
}

export function PageLinks({ page, count, at }: PageLinksProps) {
  const say = useMessage();
  if (count <= 1 && page === 1) return null;
  const look = buttonClass('outline', { isSmall: true });
  return (
    <nav className={styles.pages} aria-label={say('account.orders.pages')}>
      {page > 1 ? (
        <Link className={look} to={at(Math.min(page - 1, count))}>
          <Icon name="arrow-left" size="small" />
          {say('account.orders.previous')}
        </Link>
      ) : (
        <span />
      )}
      <span className="small muted">{say('account.orders.page', { page, count })}</span>
      {page < count ? (
        <Link className={look} to={at(page + 1)}>
          {say('account.orders.next')}
          <Icon name="arrow-right" size="small" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
