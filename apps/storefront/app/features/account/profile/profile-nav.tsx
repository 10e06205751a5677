import { Icon, type IconName } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useMessage } from '../../../messages/use-message.ts';
import { usePageLocation } from '../../../platform/navigation/navigation.ts';
import { useLogout } from '../../../state/account/use-logout.ts';
import { usePath } from '../../../state/page/use-path.ts';
import styles from './profile-nav.module.css';

/** The pages of the profile, with the exact case of their URLs (RTE-20 to RTE-22, RTE-44 to RTE-46). */
const pages = [
  { to: '/profile/ViewOrders', below: null, page: 'Order history', icon: 'receipt' },
  { to: '/profile/ViewAccount', below: '/profile/ViewProfile', page: 'Account', icon: 'user' },
  { to: '/profile/ViewSecurity', below: '/profile/ChangePassword', page: 'Security', icon: 'lock' },
] as const satisfies { to: string; below: string | null; page: string; icon: IconName }[];

export function ProfileNav() {
  const say = useMessage();
  const path = usePath();
  const logout = useLogout();
  const here = usePageLocation((place) => place.pathname.toLowerCase().replace(/\/$/, ''));
  const isHere = (address: string) => path(address).toLowerCase() === here;
  return (
    <nav className={styles.nav} aria-label={say('account.profile.nav')}>
      {pages.map(({ to, below, page, icon }) => (
        <Link
          key={to}
          to={path(to)}
          aria-current={isHere(to) ? 'page' : below !== null && isHere(below) ? 'true' : undefined}
        >
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
