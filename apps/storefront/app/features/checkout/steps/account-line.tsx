import { classNames, linkStyles } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useMessage } from '../../../messages/use-message.ts';
import { usePageLocation } from '../../../platform/navigation/navigation.ts';
import { keepReturnPath } from '../../../state/account/return-path.ts';
import { useSessionStore } from '../../../state/account/session-store.ts';
import { usePath } from '../../../state/page/use-path.ts';

export function AccountLine() {
  const say = useMessage();
  const path = usePath();
  const pathname = usePageLocation((place) => place.pathname);
  const { session, isReady } = useSessionStore();
  if (!isReady) return null;
  if (session) return <p className="small muted">{say('checkout.personal.account', { email: session.user.email })}</p>;
  return (
    <p className="small muted">
      {say('checkout.personal.known')}{' '}
      <Link
        className={classNames(linkStyles.link, 'small')}
        to={path('/auth/login')}
        onClick={() => keepReturnPath(pathname)}
      >
        {say('checkout.personal.login')}
      </Link>
    </p>
  );
}
