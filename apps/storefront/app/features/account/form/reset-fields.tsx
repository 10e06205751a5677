import { Button } from '@comptoir/ui';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useAccount } from '../../../state/account/use-account.ts';
import { codeProblem, passwordProblem, requiredProblem } from './check-fields.ts';
import { CodeField } from './code-field.tsx';
import { FailureNote } from './failure-note.tsx';
import { PasswordField } from './password-field.tsx';
import { type Failure, useForm } from './use-form.ts';

interface ResetFieldsProps {
  email: string;
  /** An error that another form has caused. */
  otherFailure: Failure | null;
  onDone: () => void;
}

const matches = ({ password, confirmation }: { password: string; confirmation: string }): MessageId | null =>
  password === confirmation ? null : 'account.mismatch';

export function ResetFields({ email, otherFailure, onDone }: ResetFieldsProps) {
  const say = useMessage();
  const { caller } = useAccount();
  const form = useForm({
    initial: { otp: '', password: '', confirmation: '' },
    check: ({ otp, password, confirmation }) => ({
      otp: codeProblem(otp),
      password: passwordProblem(password),
      confirmation: requiredProblem(confirmation),
    }),
    checkWhole: matches,
    send: async ({ otp, password }) => {
      await caller.resetPassword(email, otp, password);
      onDone();
    },
  });
  const { error, value } = form.field('otp');
  return (
    <>
      <FailureNote failure={form.failure ?? otherFailure} />
      <form {...form.props}>
        <input
          className="visually-hidden"
          type="text"
          name="username"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <p className="small muted">{say('account.reset.former')}</p>
        <CodeField name="otp" value={value} error={error} onChange={(otp) => form.set({ otp })} />
        <PasswordField
          {...form.field('password')}
          label={say('account.field.newPassword')}
          hint={say('account.field.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('confirmation')}
          label={say('account.field.confirmation')}
          autoComplete="new-password"
        />
        <Button type="submit" isWide isBusy={form.isBusy}>
          {say('account.save')}
        </Button>
      </form>
    </>
  );
}
