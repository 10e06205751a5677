import { EmailField } from '@comptoir/web-app/form';
import { useState } from 'react';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { needed, useForm } from '../../components/form/use-form.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import styles from './access-form.module.css';
import { AccessFrame } from './access-frame.tsx';
import { AccessLink } from './access-link.tsx';

/** The response does not reveal if the address has an account (ROL-06). */
export function Forgot() {
  const say = useMessage();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: needed(email) }),
    send: async ({ email }) => {
      await officeCaller.askForLink(email);
      setSent(true);
    },
  });
  const back = <AccessLink to="/office/connexion">{say('access.backToSignIn')}</AccessLink>;
  if (isSent)
    return (
      <AccessFrame title={say('access.forgot.sentTitle')}>
        <p role="status">{say('access.forgot.sent')}</p>
        {back}
      </AccessFrame>
    );
  return (
    <AccessFrame title={say('access.forgot.title')} intro={say('access.forgot.text')}>
      <form {...form.props} className={styles.form}>
        <FailureNote failure={form.failure} />
        <EmailField {...form.field('email')} label={say('access.email')} autoComplete="username" />
        <OfficeButton type="submit" isWide isBusy={form.isBusy}>
          {say('access.forgot.submit')}
        </OfficeButton>
      </form>
      {back}
    </AccessFrame>
  );
}
