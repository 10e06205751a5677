import { Button, classNames, Field, linkStyles } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import type { ReactNode } from 'react';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { pendingEmail } from '../../../state/account/pending-email.ts';
import { pendingSession } from '../../../state/account/pending-session.ts';
import { useAccount } from '../../../state/account/use-account.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { emailProblem, nameProblem, passwordProblem, phoneProblem } from '../form/check-fields.ts';
import { FailureNote } from '../form/failure-note.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useForm } from '../form/use-form.ts';
import styles from './access-form.module.css';
import { AuthFrame } from './auth-frame.tsx';

function useSignup() {
  const path = usePath();
  const { go } = useNavigation();
  const { caller } = useAccount();
  return useForm({
    initial: { first_name: '', last_name: '', phone: '', email: '', password: '' },
    check: ({ first_name, last_name, phone, email, password }) => ({
      first_name: nameProblem(first_name),
      last_name: nameProblem(last_name),
      phone: phoneProblem(phone),
      email: emailProblem(email),
      password: passwordProblem(password),
    }),
    send: async ({ first_name: firstName, last_name: lastName, phone, email, password }) => {
      pendingSession.write(await caller.signup({ firstName, lastName, phone, email, password }));
      pendingEmail.write(email.trim());
      go(path('/auth/verify'));
    },
  });
}

/** The token is usable only after the verification of the address (AUT-05, DEC-19). */
export function Signup({ logo }: { logo: ReactNode }) {
  const say = useMessage();
  const path = usePath();
  const form = useSignup();
  const text = (name: 'first_name' | 'last_name' | 'phone' | 'email', autoComplete: string, type = 'text') => (
    <Field
      {...form.field(name)}
      label={say(`account.field.${name}`)}
      i18nKey={specificationKey(`account.field.${name}`)}
      autoComplete={autoComplete}
      type={type}
      maxLength={name === 'email' ? 254 : 255}
      aria-required
    />
  );
  const known = (
    <>
      {say('account.signup.known')}{' '}
      <Link className={classNames(linkStyles.link, 'small')} to={path('/auth/login')}>
        {say('account.signup.login')}
      </Link>
    </>
  );
  return (
    <AuthFrame logo={logo} title={say('account.signup.title')} intro={say('account.signup.text')} below={known}>
      <FailureNote failure={form.failure} />
      <form {...form.props}>
        <div className={styles.two}>
          {text('first_name', 'given-name')}
          {text('last_name', 'family-name')}
        </div>
        {text('phone', 'tel', 'tel')}
        {text('email', 'email', 'email')}
        <PasswordField
          {...form.field('password')}
          label={say('account.field.password')}
          hint={say('account.field.passwordHint')}
          autoComplete="new-password"
        />
        <Button type="submit" isWide isBusy={form.isBusy}>
          {say('account.signup.submit')}
        </Button>
      </form>
    </AuthFrame>
  );
}
