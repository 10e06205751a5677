import { Button, classNames, linkStyles } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { type ReactNode, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { tellLogin } from '../../../state/account/login-notice.ts';
import { endSession } from '../../../state/account/session-store.ts';
import { useAccount } from '../../../state/account/use-account.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { emailProblem } from '../form/check-fields.ts';
import { EmailField } from '../form/email-field.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { ResetFields } from '../form/reset-fields.tsx';
import { type Failure, useForm } from '../form/use-form.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ResendCode } from './resend-code.tsx';

/** The response does not reveal if the address has an account (AUT-19). */
function EmailStep({ logo, onSent }: { logo: ReactNode; onSent: (email: string) => void }) {
  const say = useMessage();
  const path = usePath();
  const { caller } = useAccount();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailProblem(email) }),
    send: async ({ email }) => {
      await caller.sendCode(email, 'reset');
      onSent(email.trim());
    },
  });
  const back = (
    <Link className={classNames(linkStyles.link, 'small')} to={path('/auth/login')}>
      {say('account.forgot.back')}
    </Link>
  );
  return (
    <AuthFrame logo={logo} title={say('account.forgot.title')} intro={say('account.forgot.text')} below={back}>
      <FailureNote failure={form.failure} />
      <form {...form.props}>
        <EmailField {...form.field('email')} autoComplete="username" />
        <Button type="submit" isWide isBusy={form.isBusy}>
          {say('account.forgot.send')}
        </Button>
      </form>
    </AuthFrame>
  );
}

/** The page has two steps: the email address, then the code with a new password (RTE-14, AUT-16). */
export function Forgot({ logo }: { logo: ReactNode }) {
  const say = useMessage();
  const path = usePath();
  const { go } = useNavigation();
  const [email, setEmail] = useState<string | null>(null);
  const [resendFailure, setResendFailure] = useState<Failure | null>(null);
  if (email === null) return <EmailStep logo={logo} onSent={setEmail} />;
  return (
    <AuthFrame
      logo={logo}
      title={say('account.reset.title')}
      intro={say('account.reset.text')}
      below={<ResendCode email={email} purpose="reset" onFailure={setResendFailure} />}
    >
      <ResetFields
        email={email}
        otherFailure={resendFailure}
        onDone={() => {
          // A password reset ends all sessions of the account, including this one.
          endSession();
          tellLogin(true);
          go(path('/auth/login'), { isReplacing: true });
        }}
      />
    </AuthFrame>
  );
}
