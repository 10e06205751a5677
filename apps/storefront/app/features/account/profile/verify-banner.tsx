import { classNames, linkStyles, Note } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useMessage } from '../../../messages/use-message.ts';
import { pendingEmail } from '../../../state/account/pending-email.ts';
import { useUser } from '../../../state/account/session-store.ts';
import { useAccount } from '../../../state/account/use-account.ts';
import { usePath } from '../../../state/page/use-path.ts';

/** Invites to prove an address that was not yet (DEC-19); the code is sent on the way. */
export function VerifyBanner() {
  const say = useMessage();
  const path = usePath();
  const { caller } = useAccount();
  const user = useUser();
  if (!user || user.isVerified) return null;
  const send = () => {
    pendingEmail.write(user.email);
    // Where it fails the page has a button to ask again.
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
