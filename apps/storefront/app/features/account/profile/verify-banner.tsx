import { classNames, linkStyles, Note } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useMessage } from '../../../messages/use-message.ts';
import { pendingEmail } from '../../../state/account/pending-email.ts';
import { useUser } from '../../../state/account/session-store.ts';
import { useAccount } from '../../../state/account/use-account.ts';
import { usePath } from '../../../state/page/use-path.ts';

export function VerifyBanner() {
  const say = useMessage();
  const path = usePath();
  const { caller } = useAccount();
  const user = useUser();
  if (!user || user.isVerified) return null;
  const send = () => {
    pendingEmail.write(user.email);
    // If sending fails, the next page can send the code again.
    caller.sendCode(user.email, 'verify').catch((error: unknown) => console.warn('No code was asked for.', error));
  };
  return (
    <Note kind="warm" icon="info">
      <p>
        {say('account.profile.unverified')}{' '}
        <Link className={classNames(linkStyles.link, 'small')} to={path('/auth/verify')} onClick={send}>
          {say('account.profile.verify')}
        </Link>
      </p>
    </Note>
  );
}
