import { classNames, fieldStyles, Icon } from '@comptoir/ui';
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useMessage } from '../../../messages/use-message.ts';
import { codeLength } from './check-fields.ts';
import styles from './code-field.module.css';

interface CodeFieldProps {
  name: string;
  /** The digits entered so far, at most six. */
  value: string;
  error?: string | undefined;
  onChange: (code: string) => void;
}

const positions = Array.from({ length: codeLength }, (_, position) => position);
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Overwrites the digits of the code from an index on. */
function writeDigits(code: string, at: number, digits: string): string {
  return (code.slice(0, at) + digits + code.slice(at + digits.length)).slice(0, codeLength);
}

/** A one-time code in six boxes. It accepts typing, pasting and autofill. */
export function CodeField({ name, value, error, onChange }: CodeFieldProps) {
  const say = useMessage();
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (at: number) => boxes.current[Math.min(Math.max(at, 0), codeLength - 1)]?.focus();

  function write(at: number, digits: string): void {
    if (digits === '') return;
    // Leaves no gaps: a digit typed in a later box goes into the first empty one.
    const from = Math.min(at, value.length);
    onChange(writeDigits(value, from, digits));
    focus(from + digits.length);
  }

  function enter(at: number, { target }: ChangeEvent<HTMLInputElement>): void {
    const digits = digitsOf(target.value);
    const known = value[at] ?? '';
    // A second digit in a box replaces the first.
    if (digits.length === 2 && known) write(at, digits.replace(known, ''));
    else if (digits === '') onChange(value.slice(0, at) + value.slice(at + 1));
    else write(digits.length >= codeLength ? 0 : at, digits);
  }

  function press(at: number, event: KeyboardEvent): void {
    if (event.key === 'Backspace' && !value[at] && at > 0) {
      event.preventDefault();
      onChange(value.slice(0, at - 1));
      focus(at - 1);
    }
    if (event.key === 'ArrowLeft') focus(at - 1);
    if (event.key === 'ArrowRight') focus(at + 1);
  }

  function paste(at: number, event: ClipboardEvent): void {
    const digits = digitsOf(event.clipboardData.getData('text')).slice(0, codeLength);
    if (digits === '') return;
    event.preventDefault();
    write(digits.length === codeLength ? 0 : at, digits);
  }

  return (
    <fieldset className={fieldStyles.field} aria-describedby={error ? `${id}-said` : undefined}>
      <legend className="visually-hidden">{say('account.field.code')}</legend>
      <div className={styles.boxes}>
        {positions.map((at) => (
          <input
            key={at}
            ref={(box) => {
              boxes.current[at] = box;
            }}
            // The form and password managers use the name of the first box.
            name={at === 0 ? name : undefined}
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            className={classNames(fieldStyles.input, error && fieldStyles.wrong, 'figures')}
            inputMode="numeric"
            pattern="[0-9]*"
            value={value[at] ?? ''}
            aria-label={say('account.field.digit', { position: at + 1 })}
            aria-invalid={error ? true : undefined}
            onChange={(event) => enter(at, event)}
            onKeyDown={(event) => press(at, event)}
            onPaste={(event) => paste(at, event)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
      {error && (
        <p className={fieldStyles.error} id={`${id}-said`}>
          <Icon name="triangle-alert" size="small" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
