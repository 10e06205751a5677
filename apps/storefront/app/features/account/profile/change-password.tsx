import { Button, boxStyles, classNames } from '@comptoir/ui';
import { useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { tellLogin } from '../../../state/account/login-notice.ts';
import { endSession, useUser } from '../../../state/account/session-store.ts';
import { useAccount } from '../../../state/account/use-account.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { ResendCode } from '../auth/resend-code.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { ResetFields } from '../form/reset-fields.tsx';
import { type Failure, useForm } from '../form/use-form.ts';
import { ProfileFrame } from './profile-frame.tsx';

function SendCode({ email, onSent }: { email: string; onSent: () => void }) {
  const say = useMessage();
  const { caller } = useAccount();
  const form = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      await caller.sendCode(email, 'reset');
      onSent();
    },
  });
  return (
    <form {...form.props} className={classNames(boxStyles.box, 'stack')}>
      <p>{say('account.change.text', { email })}</p>
      <FailureNote failure={form.failure} />
      <Button type="submit" isWide isBusy={form.isBusy}>
        {say('account.change.send')}
      </Button>
    </form>
  );
}

/** Changing the password needs a code sent to the account's address, and ends all sessions (AUT-20). */
export function ChangePassword() {
  const say = useMessage();
  const path = usePath();
  const { go } = useNavigation();
  const email = useUser()?.email ?? '';
  const [isSent, setSent] = useState(false);
  const [resendFailure, setResendFailure] = useState<Failure | null>(null);
  return (
    <ProfileFrame title="shell.pages.Change password">
      {isSent ? (
        <div className={classNames(boxStyles.box, 'stack')}>
          <p className="muted">
            {say('account.verify.sentTo')} <strong>{email}</strong>.
          </p>
          <ResetFields
            email={email}
            otherFailure={resendFailure}
            onDone={() => {
              tellLogin(true);
              endSession();
              go(path('/auth/login'), { isReplacing: true });
            }}
          />
          <p className="small muted">
            <ResendCode email={email} purpose="reset" onFailure={setResendFailure} />
          </p>
        </div>
      ) : (
        <SendCode email={email} onSent={() => setSent(true)} />
      )}
    </ProfileFrame>
  );
}
