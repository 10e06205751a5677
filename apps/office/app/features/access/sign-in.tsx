import { Note } from '@comptoir/ui';
import { EmailField } from '@comptoir/web-app/form';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { needed, useForm } from '../../components/form/use-form.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { readSession } from '../../state/session/read-session.ts';
import { useSessionStore } from '../../state/session/session-store.ts';
import styles from './access-form.module.css';
import { AccessFrame } from './access-frame.tsx';
import { AccessLink } from './access-link.tsx';
import { PasswordField } from './form/password-field.tsx';
import { useSecondCode } from './form/use-second-code.ts';
import { SecondCodeForm } from './second-code-form.tsx';

export function SignIn() {
  const say = useMessage();
  const wasEnded = useSessionStore(({ state }) => state.kind === 'out' && state.wasEnded);
  const { send, asked } = useSecondCode(
    async ({ email, password }: { email: string; password: string }, code?: string) => {
      await officeCaller.signIn(email, password, code);
      await readSession();
    },
  );
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({ email: needed(email), password: needed(password) }),
    send,
  });
  if (asked) return <SecondCodeForm {...asked} submit={say('access.signIn.submit')} />;
  return (
    <AccessFrame title={say('access.signIn.title')}>
      {wasEnded && (
        <Note kind="warm">
          <p role="status">{say('access.signIn.ended')}</p>
        </Note>
      )}
      <form {...form.props} className={styles.form}>
        <FailureNote failure={form.failure} />
        <EmailField {...form.field('email')} label={say('access.email')} autoComplete="username" />
        <PasswordField {...form.field('password')} label={say('access.password')} autoComplete="current-password" />
        <OfficeButton type="submit" isWide isBusy={form.isBusy}>
          {say('access.signIn.submit')}
        </OfficeButton>
      </form>
      <AccessLink to="/office/mot-de-passe">{say('access.signIn.forgot')}</AccessLink>
    </AccessFrame>
  );
}
