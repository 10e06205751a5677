import { Field } from '@comptoir/ui';
import { fieldErrorsOf } from '@comptoir/web-app/form';
import { Link } from '@comptoir/web-app/navigation';
import { useState } from 'react';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { needed, useForm } from '../../components/form/use-form.ts';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { useMessage } from '../../messages/use-message.ts';
import styles from './access-form.module.css';
import { AccessFrame } from './access-frame.tsx';
import { AccessLink } from './access-link.tsx';
import { checkPassword } from './check-password.ts';
import { PasswordField } from './form/password-field.tsx';
import { useSecondCode } from './form/use-second-code.ts';
import { SecondCodeForm } from './second-code-form.tsx';
import { useEntry } from './use-entry.ts';

/** The form of an invitation or reset link. It asks for a name only if the account has none (ROL-02, ROL-06). */
function EntryForm({ enter }: { enter: ReturnType<typeof useEntry>['enter'] }) {
  const say = useMessage();
  const [asksName, setAsksName] = useState(false);
  const { send, asked } = useSecondCode(({ name, password }: { name: string; password: string }, code?: string) =>
    enter({ password, ...(asksName && { name }), ...(code !== undefined && { code }) }),
  );
  const form = useForm({
    initial: { name: '', password: '' },
    check: ({ name, password }) => ({ name: asksName ? needed(name) : null, password: checkPassword(password) }),
    send: (typed) =>
      send(typed).catch((error: unknown) => {
        if ('name' in fieldErrorsOf(error)) setAsksName(true);
        throw error;
      }),
  });
  if (asked) return <SecondCodeForm {...asked} submit={say('access.enter.submit')} />;
  return (
    <AccessFrame title={say('access.enter.title')} intro={say('access.enter.text')}>
      <form {...form.props} className={styles.form}>
        <FailureNote failure={form.failure} />
        {asksName && (
          <Field
            {...form.field('name')}
            label={say('access.enter.name')}
            hint={say('access.enter.nameHint')}
            autoComplete="name"
            maxLength={100}
          />
        )}
        <PasswordField
          {...form.field('password')}
          label={say('access.enter.password')}
          hint={say('access.enter.passwordHint')}
          autoComplete="new-password"
        />
        <OfficeButton type="submit" isWide isBusy={form.isBusy}>
          {say('access.enter.submit')}
        </OfficeButton>
      </form>
    </AccessFrame>
  );
}

/** Signs in by a link. The demo's link works at once; other links ask for a password. */
export function Enter({ token }: { token: string }) {
  const say = useMessage();
  const { state, enter, retry } = useEntry(token);
  if (state.kind === 'form') return <EntryForm enter={enter} />;
  if (state.kind === 'offer')
    return (
      <AccessFrame title={say('access.offer.title')} intro={say('access.offer.text')}>
        <Link className={officeButtonClass({ isWide: true })} to="/office/reglages">
          {say('access.offer.choose')}
        </Link>
        <AccessLink to="/office/board">{say('access.offer.later')}</AccessLink>
      </AccessFrame>
    );
  if (state.kind === 'used')
    return (
      <AccessFrame title={say('access.enter.usedTitle')} intro={say('access.enter.used')}>
        <Link className={officeButtonClass({ isWide: true })} to="/office/mot-de-passe">
          {say('access.enter.again')}
        </Link>
        <AccessLink to="/office/connexion">{say('access.backToSignIn')}</AccessLink>
      </AccessFrame>
    );
  if (state.kind === 'failed')
    return (
      <AccessFrame title={say('access.enter.failedTitle')}>
        <FailureNote failure={state.failure} />
        <OfficeButton isWide onClick={retry}>
          {say('state.retry')}
        </OfficeButton>
      </AccessFrame>
    );
  return <AccessFrame title={say('access.enter.opening')} />;
}
