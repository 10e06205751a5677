import { ApiError } from '@comptoir/contract';
import { Button, buttonClass, Note } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { endSession } from '../../../state/account/session-store.ts';
import { useAccount } from '../../../state/account/use-account.ts';
import { usePath } from '../../../state/page/use-path.ts';
import { FailureNote } from '../form/failure-note.tsx';
import { useForm } from '../form/use-form.ts';
import { AuthFrame } from './auth-frame.tsx';

type Step = 'ready' | 'no-link' | 'over' | 'done';

/** A retry cannot help after these errors: the link is used or unknown, or another account has the address. */
const final = ['link_used', 'link_unknown', 'email_taken'];

/** Sends the secret of the link; `step` tells what is left to do. */
function useTakeBack() {
  const { locations } = useNavigation();
  const { caller } = useAccount();
  const [step, setStep] = useState<Step>('ready');
  // The server never gets the URL's fragment, so its HTML cannot know if the secret is missing.
  useEffect(() => {
    if (locations.get().hash.length < 2) setStep('no-link');
  }, [locations]);
  const form = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      try {
        await caller.takeEmailBack(locations.get().hash.slice(1));
        endSession();
        setStep('done');
      } catch (error) {
        if (error instanceof ApiError && final.includes(error.code)) setStep('over');
        throw error;
      }
    },
  });
  return { step, form };
}

/**
 * Undoes a change of the account's address, by the secret in the `#` of a mailed link (AUT-34). The secret is sent on
 * the button press only, so it does not reach any log before.
 */
export function TakeBack({ logo }: { logo: ReactNode }) {
  const say = useMessage();
  const path = usePath();
  const { step, form } = useTakeBack();
  const contact = (
    <Link className={buttonClass('outline', { isWide: true })} to={path('/contact')}>
      {say('account.takeBack.contact')}
    </Link>
  );
  if (step === 'done')
    return (
      <AuthFrame logo={logo} title={say('account.takeBack.title')}>
        <Note kind="good">
          <p role="status">{say('account.takeBack.done')}</p>
        </Note>
        <Link className={buttonClass('primary', { isWide: true })} to={path('/auth/forgot')}>
          {say('account.takeBack.password')}
        </Link>
      </AuthFrame>
    );
  if (step === 'no-link')
    return (
      <AuthFrame logo={logo} title={say('account.takeBack.title')} intro={say('account.takeBack.noLink')}>
        {contact}
      </AuthFrame>
    );
  return (
    <AuthFrame logo={logo} title={say('account.takeBack.title')} intro={say('account.takeBack.text')}>
      <FailureNote failure={form.failure} />
      {step === 'over' ? (
        contact
      ) : (
        <form {...form.props}>
          <Button type="submit" isWide isBusy={form.isBusy}>
            {say('account.takeBack.submit')}
          </Button>
        </form>
      )}
    </AuthFrame>
  );
}
