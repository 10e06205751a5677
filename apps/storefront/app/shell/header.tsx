import { classNames, Icon, IconButton, iconButtonClass } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { Text } from '../messages/text.ts';
import { useMessage } from '../messages/use-message.ts';
import { focusId } from '../platform/scroll/focus-id.ts';
import type { Screen } from '../screens/screens.ts';
import { useUser } from '../state/account/session-store.ts';
import { useCartCount } from '../state/cart/cart-store.ts';
import { usePlaceName } from '../state/location/use-place-name.ts';
import { openSheet } from '../state/page/sheet-store.ts';
import { useIsDesk } from '../state/page/use-is-desk.ts';
import { usePath } from '../state/page/use-path.ts';
import { useSite } from '../state/shop/shop-context.tsx';
import { Logo } from './components/logo.tsx';
import styles from './header.module.css';
import { useScreen } from './use-screen.ts';

const kinds = {
  solid: styles.header,
  over: classNames(styles.header, styles.over),
  'over-ink': classNames(styles.header, styles.over, styles.ink),
};

export function Header({ kind }: { kind: Exclude<Screen['header'], 'none'> }) {
  const say = useMessage();
  const { size, transparent, logo } = useSite().header;
  const shown = transparent ? kind : 'solid';
  const path = usePath();
  const count = useCartCount();
  const user = useUser();
  const { screen } = useScreen();
  const isDesk = useIsDesk();
  // On desktops the menu page shows the cart, so the cart button moves the focus there.
  const isBesideMenu = screen?.page === 'Menu' && isDesk;
  const { id, place } = usePlaceName();
  const sentence = say(id, { place });
  return (
    <header className={kinds[shown]} data-testid="header" data-size={size} data-kind={shown} data-logo={logo}>
      <div className={classNames(styles.inner, 'page-width')}>
        {logo === 'left' && <Logo />}
        <div className={styles.left}>
          <button
            type="button"
            className={styles.place}
            data-testid="location-button"
            aria-label={say('shell.changePlace', { place: sentence })}
            onClick={() => openSheet({ name: 'location' })}
          >
            <Icon name="map-pin" />
            <span className="desk-only">{sentence}</span>
            <Icon name="chevron-down" size="small" className="desk-only" />
          </button>
          <Link className={classNames(styles.place, 'desk-only')} to={path('/menu')}>
            <Text id="shell.menu" />
          </Link>
        </div>
        {logo === 'center' && <Logo />}
        <div className={styles.right}>
          <Link
            className={iconButtonClass}
            to={path(user ? '/profile' : '/auth/login')}
            aria-label={say(user ? 'shell.account' : 'shell.login')}
          >
            <Icon name="user" />
          </Link>
          <IconButton
            className={styles.cart}
            label={say('shell.cart', { count })}
            onClick={() => (isBesideMenu ? focusId('menu-cart') : openSheet({ name: 'cart' }))}
          >
            <Icon name="shopping-bag" />
            {count > 0 && <b>{count}</b>}
          </IconButton>
        </div>
      </div>
    </header>
  );
}
