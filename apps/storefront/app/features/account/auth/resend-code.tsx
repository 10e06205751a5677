import type { CodePurpose } from '@comptoir/contract';
import { classNames, linkStyles } from '@comptoir/ui';
import { useEffect, useState } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { useAccount } from '../../../state/account/use-account.ts';
import { announce } from '../../../state/page/announcement-store.ts';
import { type Failure, failureOf } from '../form/use-form.ts';

/** The server sends no second code within this time (AUT-29). */
const pauseSeconds = 60;

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const inAMinute = () => Date.now() + pauseSeconds * 1000;

/** The countdown uses the clock, because timers pause while the device sleeps. */
function useCountdown(): { seconds: number; restart: () => void } {
  const [until, setUntil] = useState(inAMinute);
  const [seconds, setSeconds] = useState(pauseSeconds);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [until]);
  return {
    seconds,
    restart: () => {
      setUntil(inAMinute());
      setSeconds(pauseSeconds);
    },
  };
}

interface ResendCodeProps {
  email: string;
  purpose: CodePurpose;
  onFailure: (failure: Failure | null) => void;
}

export function ResendCode({ email, purpose, onFailure }: ResendCodeProps) {
  const say = useMessage();
  const { caller } = useAccount();
  const { seconds, restart } = useCountdown();
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function resend(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    onFailure(null);
    try {
      await caller.sendCode(email, purpose);
      setSent(true);
      restart();
      announce(say('account.resend.sent'));
    } catch (error) {
      onFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {say(isSent ? 'account.resend.sent' : 'account.resend.nothing')}{' '}
      {seconds > 0 ? (
        <>
          {say('account.resend.in')} <b className="figures">{clock(seconds)}</b>
        </>
      ) : (
        <button
          type="button"
          className={classNames(linkStyles.link, 'small')}
          aria-busy={isBusy || undefined}
          onClick={() => void resend()}
        >
          {say('account.resend.again')}
        </button>
      )}
    </>
  );
}
