import { buttonClass, linkStyles } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useUser } from '../../../state/account/session-store.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { AuthFrame } from './auth-frame.tsx';

export function Entry({ logo }: { logo: ReactNode }) {
  const say = useMessage();
  const path = usePath();
  const user = useUser();
  const guest = (
    <Link className={linkStyles.link} to={path('/menu')}>
      {say('account.entry.guest')}
    </Link>
  );
  if (user)
    return (
      <AuthFrame
        logo={logo}
        title={say('account.entry.title')}
        intro={say('account.entry.signedIn', { name: user.firstName || user.email })}
      >
        <Link className={buttonClass('primary', { isWide: true })} to={path('/profile')}>
          {say('account.entry.toProfile')}
        </Link>
        <Link className={buttonClass('outline', { isWide: true })} to={path('/menu')}>
          {say('account.orders.toMenu')}
        </Link>
      </AuthFrame>
    );
  return (
    <AuthFrame logo={logo} title={say('account.entry.title')} intro={say('account.entry.text')} below={guest}>
      <Link className={buttonClass('primary', { isWide: true })} to={path('/auth/login')}>
        {say('account.login.submit')}
      </Link>
      <Link className={buttonClass('outline', { isWide: true })} to={path('/auth/signup')}>
        {say('account.login.signup')}
      </Link>
    </AuthFrame>
  );
}
