import { FailureNote } from '../../components/form/failure-note.tsx';
import { SecondCodeField } from '../../components/form/second-code-field.tsx';
import { needed, useForm } from '../../components/form/use-form.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { useMessage } from '../../messages/use-message.ts';
import styles from './access-form.module.css';
import { AccessFrame } from './access-frame.tsx';

interface SecondCodeFormProps {
  submit: string;
  send: (code: string) => Promise<void>;
  /** Goes back to the password. */
  onBack: () => void;
}

/** Asks for the second code after the password (ROL-05). */
export function SecondCodeForm({ submit, send, onBack }: SecondCodeFormProps) {
  const say = useMessage();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: needed(code) }),
    send: ({ code }) => send(code),
  });
  return (
    <AccessFrame title={say('access.code.title')} intro={say('access.code.text')}>
      <form {...form.props} className={styles.form}>
        <FailureNote failure={form.failure} />
        <SecondCodeField {...form.field('code')} />
        <OfficeButton type="submit" isWide isBusy={form.isBusy}>
          {submit}
        </OfficeButton>
        <OfficeButton kind="plain" isWide onClick={onBack}>
          {say('access.code.back')}
        </OfficeButton>
      </form>
    </AccessFrame>
  );
}
