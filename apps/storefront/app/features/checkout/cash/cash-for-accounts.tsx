import { choiceStyles, Icon, linkStyles } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import type { MessageId } from '../../../messages/message-id.ts';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import { usePageLocation } from '../../../platform/navigation/navigation.ts';
import { keepReturnPath } from '../../../state/account/return-path.ts';
import { useUser } from '../../../state/account/session-store.ts';
import { usePath } from '../../../state/page/use-path.ts';

/** The restaurant accepts cash from signed-in users only (PAY-26). */
export function CashForAccounts({ label }: { label: MessageId }) {
  const say = useMessage();
  const path = usePath();
  const pathname = usePageLocation((place) => place.pathname);
  const isSignedIn = useUser() !== null;
  return (
    <div>
      <label className={choiceStyles.choice}>
        <input type="radio" className="visually-hidden" name="method" value="cash" disabled />
        <span className={choiceStyles.icon}>
          <Icon name="banknote" />
        </span>
        <span className={choiceStyles.text}>
          <b data-i18n={specificationKey(label)}>{say(label)}</b>
          <small>{say(isSignedIn ? 'checkout.payment.cashProven' : 'checkout.payment.cashAccount')}</small>
        </span>
      </label>
      <p className="small">
        <Link
          className={linkStyles.link}
          to={path(isSignedIn ? '/auth/verify' : '/auth/login')}
          onClick={() => keepReturnPath(pathname)}
        >
          {say(isSignedIn ? 'checkout.payment.cashVerify' : 'checkout.personal.login')}
        </Link>
      </p>
    </div>
  );
}
