import { buttonClass, EmptyState } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { Text } from '../../../messages/text.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { usePageLocation } from '../../../platform/navigation/navigation.ts';
import { keepReturnPath } from '../../../state/account/return-path.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { useSite } from '../../../state/shop/shop-context.tsx';

/** Guests see this invitation instead of an account page. Signing in leads back to the page (DEC-18, AUT-33). */
export function GuestInvitation() {
  const say = useMessage();
  const path = usePath();
  const pathname = usePageLocation((place) => place.pathname);
  const { pictures } = useSite();
  const comeBack = () => keepReturnPath(pathname);
  return (
    <EmptyState title={<Text id="account.notLoggedIn" />} text={say('account.guest.text')} picture={pictures.empty}>
      <Link className={buttonClass('primary')} to={path('/auth/login')} onClick={comeBack}>
        {say('account.guest.login')}
      </Link>
      <Link className={buttonClass('outline')} to={path('/auth/signup')} onClick={comeBack}>
        {say('account.guest.signup')}
      </Link>
    </EmptyState>
  );
}
