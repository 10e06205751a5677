import { Button, buttonClass, classNames, linkStyles, Note } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useLoginNotice } from '../../../state/account/login-notice.ts';
import { useAccount } from '../../../state/account/use-account.ts';
import { useSignIn } from '../../../state/account/use-sign-in.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { emailProblem, requiredProblem } from '../form/check-fields.ts';
import { EmailField } from '../form/email-field.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useForm } from '../form/use-form.ts';
import styles from './access-form.module.css';
import { AuthFrame } from './auth-frame.tsx';

export function Login({ logo }: { logo: ReactNode }) {
  const say = useMessage();
  const path = usePath();
  const signIn = useSignIn();
  const { caller } = useAccount();
  const hasNotice = useLoginNotice();
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({ email: emailProblem(email), password: requiredProblem(password) }),
    send: async ({ email, password }) => signIn(await caller.login(email, password)),
  });
  const guest = (
    <>
      {say('account.login.hurry')}{' '}
      <Link className={classNames(linkStyles.link, 'small')} to={path('/menu')}>
        {say('account.login.guest')}
      </Link>
    </>
  );
  return (
    <AuthFrame logo={logo} title={say('account.login.title')} below={guest}>
      {hasNotice && (
        <Note kind="good">
          <p role="status">{say('account.login.changed')}</p>
        </Note>
      )}
      <FailureNote failure={form.failure} />
      <form {...form.props}>
        <EmailField {...form.field('email')} autoComplete="username" />
        <PasswordField
          {...form.field('password')}
          label={say('account.field.password')}
          autoComplete="current-password"
        />
        <Link className={classNames(linkStyles.link, styles.forgot, 'small')} to={path('/auth/forgot')}>
          {say('account.login.forgot')}
        </Link>
        <Button type="submit" isWide isBusy={form.isBusy}>
          {say('account.login.submit')}
        </Button>
      </form>
      <Link className={buttonClass('outline', { isWide: true })} to={path('/auth/signup')}>
        {say('account.login.signup')}
      </Link>
    </AuthFrame>
  );
}
