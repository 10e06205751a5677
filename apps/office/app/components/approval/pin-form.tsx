import { ApiError } from '@comptoir/contract';
import { pinPattern } from '@comptoir/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import { type Failure, failureOf } from '../form/failure.ts';
import { FailureNote } from '../form/failure-note.tsx';
import { OfficeButton } from '../office-button.tsx';
import styles from './manager-sheet.module.css';
import { PinPad } from './pin-pad.tsx';

const mostDigits = 6;

interface PinFormProps {
  /** Whose PIN it is. */
  name: string;
  submitLabel: string;
  /** Rejects if the PIN is refused. */
  onPin: (pin: string) => Promise<void>;
}

/** The PIN is sent once and never stored. After an error the field is cleared. */
export function PinForm({ name, submitLabel, onPin }: PinFormProps) {
  const say = useMessage();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => field.current?.focus(), []);

  function type(text: string): void {
    setPin(text.replace(/\D/g, '').slice(0, mostDigits));
    setFailure(null);
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || !pinPattern.test(pin)) return;
    setBusy(true);
    try {
      await onPin(pin);
    } catch (error) {
      setPin('');
      setFailure(refusalOf(error));
      setBusy(false);
      field.current?.focus();
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <FailureNote failure={failure} />
      <label className={styles.code}>
        {say('approval.code', { name })}
        <input
          ref={field}
          type="password"
          // The number pad replaces the on-screen keyboard. Browsers must not store the PIN.
          inputMode="none"
          autoComplete="one-time-code"
          value={pin}
          onChange={({ target }) => type(target.value)}
          aria-invalid={failure !== null}
          data-testid="manager-pin"
        />
      </label>
      <PinPad onDigit={(digit) => type(pin + digit)} onErase={() => type(pin.slice(0, -1))} />
      <OfficeButton
        type="submit"
        kind="go"
        isWide
        isBusy={isBusy}
        disabled={!pinPattern.test(pin)}
        data-testid="manager-confirm"
      >
        {submitLabel}
      </OfficeButton>
    </form>
  );
}

/** For a locked PIN the server's message is shown, because it contains the time of the unlock. */
function refusalOf(error: unknown): Failure {
  return error instanceof ApiError && error.code === 'pin_locked' ? { text: error.serverMessage } : failureOf(error);
}
