import { Button } from '@comptoir/ui';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { pendingEmail } from '../../../state/account/pending-email.ts';
import { pendingSession } from '../../../state/account/pending-session.ts';
import { useSessionStore } from '../../../state/account/session-store.ts';
import { useAccount } from '../../../state/account/use-account.ts';
import { useSignIn } from '../../../state/account/use-sign-in.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { codeProblem, emailProblem } from '../form/check-fields.ts';
import { CodeField } from '../form/code-field.tsx';
import { EmailField } from '../form/email-field.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { type Failure, useForm } from '../form/use-form.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ResendCode } from './resend-code.tsx';

export function Verify({ logo }: { logo: ReactNode }) {
  const say = useMessage();
  const signIn = useSignIn();
  const { caller } = useAccount();
  const path = usePath();
  const { go } = useNavigation();
  const ownSession = useSessionStore(({ session }) => session);
  const ownEmail = ownSession?.user.email;
  /** The email address that receives the code. Null if the user must enter it, undefined until it is read. */
  const [known, setKnown] = useState<string | null>();
  const [resendFailure, setResendFailure] = useState<Failure | null>(null);
  const form = useForm({
    initial: { email: '', otp: '' },
    check: ({ email, otp }) => ({ email: known === null ? emailProblem(email) : undefined, otp: codeProblem(otp) }),
    send: async ({ email, otp }) => {
      const address = known ?? email.trim();
      const mine = [pendingSession.read(), ownSession].find((session) => session?.user.email === address) ?? null;
      const { isPasswordNeeded, ...session } = await caller.verifyCode(otp, address, mine);
      pendingEmail.write(null);
      pendingSession.write(null);
      signIn(session);
      if (isPasswordNeeded) go(path('/profile/ChangePassword'), { isReplacing: true });
    },
  });
  useLayoutEffect(() => setKnown(pendingEmail.read() ?? ownEmail ?? null), [ownEmail]);

  const email = known ?? form.values.email;
  const { error, value } = form.field('otp');
  return (
    <AuthFrame
      logo={logo}
      title={say('account.verify.title')}
      intro={
        known === null ? (
          say('account.verify.noEmail')
        ) : known === undefined ? undefined : (
          <>
            {say('account.verify.sentTo')} <strong>{known}</strong>.
          </>
        )
      }
      below={
        emailProblem(email) ? undefined : <ResendCode email={email} purpose="verify" onFailure={setResendFailure} />
      }
    >
      <FailureNote failure={form.failure ?? resendFailure} />
      <form {...form.props}>
        {known === null && <EmailField {...form.field('email')} autoComplete="email" />}
        <CodeField name="otp" value={value} error={error} onChange={(otp) => form.set({ otp })} />
        <Button type="submit" isWide isBusy={form.isBusy}>
          {say('account.verify.submit')}
        </Button>
      </form>
    </AuthFrame>
  );
}
