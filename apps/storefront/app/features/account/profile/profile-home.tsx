import { boxStyles, classNames, linkStyles } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useMessage } from '../../../messages/use-message.ts';
import { useUser } from '../../../state/account/session-store.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { useNow } from '../../../state/shop/use-now.ts';
import { DetailsForm } from './details-form.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import styles from './profile-home.module.css';
import { ProfileNav } from './profile-nav.tsx';
import { VerifyBanner } from './verify-banner.tsx';

/** The greeting is "bonsoir" from this hour on. */
const eveningHour = 18;

export function ProfileHome() {
  const say = useMessage();
  const path = usePath();
  const user = useUser();
  const { hour } = useNow();
  const greeting = say(hour >= eveningHour || hour < 5 ? 'account.profile.evening' : 'account.profile.greeting');
  return (
    <ProfileFrame
      title="shell.pages.Profile area"
      above={<p className="muted">{greeting}</p>}
      heading={user?.firstName || undefined}
    >
      <div className="stack">
        <VerifyBanner />
        <div className={classNames(boxStyles.box, styles.nav, 'phone-only')}>
          <ProfileNav />
        </div>
        <h2 className={styles.heading}>{say('account.profile.information')}</h2>
        <DetailsForm />
        <p className="row wrapping between">
          <Link className={linkStyles.link} to={path('/profile/ViewProfile')}>
            {say('account.addresses.title')}
          </Link>
          <Link className={linkStyles.link} to={path('/profile/ChangePassword')}>
            {say('shell.pages.Change password')}
          </Link>
          <Link className={classNames(linkStyles.link, styles.delete)} to={`${path('/profile/ViewSecurity')}#delete`}>
            {say('account.summary.delete')}
          </Link>
        </p>
      </div>
    </ProfileFrame>
  );
}
