import { Button, boxStyles, buttonClass, classNames } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { useMessage } from '../../../messages/use-message.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { currentSession } from '../../../state/account/change-session.ts';
import { endSession } from '../../../state/account/session-store.ts';
import { useAccount } from '../../../state/account/use-account.ts';
import { forgetOrders } from '../../../state/order/orders-under-way.ts';
import { announce } from '../../../state/page/announcement-store.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { FailureNote } from '../form/failure-note.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useForm } from '../form/use-form.ts';
import { ProfileFrame } from './profile-frame.tsx';
import styles from './security.module.css';

function DeleteForm() {
  const say = useMessage();
  const path = usePath();
  const { go } = useNavigation();
  const { signed } = useAccount();
  const form = useForm({
    initial: { password: '', confirmation: '' },
    check: () => ({}),
    // The session may have ended since the page was rendered.
    checkWhole: ({ password, confirmation }) => {
      if (!currentSession()) return 'account.notLoggedIn';
      if (password === '') return 'account.passwordRequired';
      return password === confirmation ? null : 'account.mismatch';
    },
    send: async ({ password }) => {
      await signed((caller, session) => caller.deleteProfile(session, password));
      endSession();
      forgetOrders();
      announce(say('account.security.deleted'));
      go(path('/'));
    },
  });
  return (
    <section className={classNames(boxStyles.box, 'stack')} id="delete">
      <h2 className={styles.heading}>{say('account.security.delete')}</h2>
      <p className="small muted">{say('account.security.deleteText')}</p>
      <form {...form.props}>
        <FailureNote failure={form.failure} />
        <PasswordField
          {...form.field('password')}
          label={say('account.field.password')}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.field('confirmation')}
          label={say('account.security.deleteConfirm')}
          autoComplete="current-password"
        />
        <Button type="submit" isWide isBusy={form.isBusy}>
          {say('account.security.delete')}
        </Button>
      </form>
    </section>
  );
}

export function Security() {
  const say = useMessage();
  const path = usePath();
  return (
    <ProfileFrame title="shell.pages.Security">
      <div className="stack">
        <section className={classNames(boxStyles.box, 'stack')}>
          <h2 className={styles.heading}>{say('account.security.password')}</h2>
          <p className="small muted">{say('account.security.passwordText')}</p>
          <div className="row">
            <Link className={buttonClass('outline', { isSmall: true })} to={path('/profile/ChangePassword')}>
              {say('account.security.change')}
            </Link>
          </div>
        </section>
        <DeleteForm />
      </div>
    </ProfileFrame>
  );
}
