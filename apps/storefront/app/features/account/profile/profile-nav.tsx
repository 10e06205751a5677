import { Icon, type IconName } from '@comptoir/ui';
import { useMessage } from '../../../messages/use-message.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { usePlace } from '../../../platform/navigation/navigation.ts';
import { useLogout } from '../../../state/account/use-logout.ts';
import { usePath } from '../../../state/page/use-path.ts';
import styles from './profile-nav.module.css';

/** The pages of the profile, in the exact case of their addresses (RTE-20 to 22, 44 to 46). */
const pages = [
  { to: '/profile/ViewOrders', page: 'Order history', icon: 'receipt' },
  { to: '/profile/ViewAccount', page: 'Account', icon: 'user' },
  { to: '/profile/ViewProfile', page: 'Profile details', icon: 'map-pin' },
  { to: '/profile/ViewSecurity', page: 'Security', icon: 'lock' },
  { to: '/profile/ChangePassword', page: 'Change password', icon: 'refresh-cw' },
] as const satisfies { to: string; page: string; icon: IconName }[];

/** The five pages of the profile, and the way out. */
export function ProfileNav() {
  const say = useMessage();
  const path = usePath();
  const logout = useLogout();
  const here = usePlace((place) => place.pathname.toLowerCase().replace(/\/$/, ''));
  return (
    <nav className={styles.nav} aria-label={say('account.profile.nav')}>
      {pages.map(({ to, page, icon }) => (
        <Link key={to} to={path(to)} aria-current={path(to).toLowerCase() === here ? 'page' : undefined}>
          <Icon name={icon} />
          {say(`shell.pages.${page}`)}
        </Link>
      ))}
      <button type="button" onClick={logout}>
        <Icon name="log-out" />
        {say('account.profile.logout')}
      </button>
    </nav>
  );
}
