import { ApiError } from '@comptoir/contract';
import { Field } from '@comptoir/ui';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { useForm } from '../../components/form/use-form.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import type { MessageId } from '../../messages/message-id.ts';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { go } from '../../platform/navigation/navigation.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { readSession } from '../../state/session/read-session.ts';
import formStyles from './access-form.module.css';
import { AccessLink } from './access-link.tsx';
import codeStyles from './code-field.module.css';
import styles from './enrol.module.css';

const isCode = (text: string) => /^[0-9A-Z]{8}$/i.test(text.replace(/[\s-]/g, ''));
const checkCode = (text: string): MessageId | null => (isCode(text) ? null : 'access.enrol.wrongCode');

/** Registers this screen as a kitchen device, with a code from the team page (ROL-07). */
export function Enrol() {
  const say = useMessage();
  const form = useForm({
    initial: { code: '', name: '' },
    check: ({ code }) => ({ code: checkCode(code) }),
    send: async ({ code, name }) => {
      await officeCaller.enrolDevice(code, name.trim() === '' ? undefined : name).catch((error: unknown) => {
        const isUsed = error instanceof ApiError && error.status === 410;
        // The server's message is about links, but the user typed a code.
        throw isUsed ? new ApiError(410, { message: say('access.enrol.used') }) : error;
      });
      await readSession();
      go('/office/board', { isReplacing: true });
    },
  });
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Wordmark />
        <Text as="h1" id="access.enrol.title" />
        <Text as="p" id="access.enrol.text" className={styles.intro} />
        <form {...form.props} className={formStyles.form}>
          <FailureNote failure={form.failure} />
          <div className={codeStyles.code}>
            <Field
              {...form.field('code')}
              label={say('access.enrol.code')}
              hint={say('access.enrol.codeHint')}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={12}
              aria-required
            />
          </div>
          <Field
            {...form.field('name')}
            label={say('access.enrol.name')}
            hint={say('access.enrol.nameHint')}
            autoComplete="off"
            maxLength={100}
          />
          <OfficeButton type="submit" isWide isBusy={form.isBusy}>
            {say('access.enrol.submit')}
          </OfficeButton>
        </form>
        <AccessLink to="/office/connexion">{say('access.backToSignIn')}</AccessLink>
      </div>
    </main>
  );
}
