import { isGuessable, pinPattern } from '@comptoir/domain';
import { Field } from '@comptoir/ui';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { needed, useForm } from '../../../components/form/use-form.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { officeCaller } from '../../../state/session/office-caller.ts';
import styles from './pin.module.css';

const checkPin = (pin: string): MessageId | null =>
  pinPattern.test(pin) && !isGuessable(pin) ? null : 'settings.pin.refused';

/** The user must also enter the account's password. */
export function ChoosePin({ hasPin, onDone }: { hasPin: boolean; onDone: () => void }) {
  const say = useMessage();
  const form = useForm({
    initial: { pin: '', password: '' },
    check: ({ pin, password }) => ({ pin: checkPin(pin), password: needed(password) }),
    send: async ({ password, pin }) => {
      await officeCaller.choosePin(password, pin);
      onDone();
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <FailureNote failure={form.failure} />
      <Field
        {...form.field('pin')}
        label={say('settings.pin.new')}
        hint={say('settings.pin.hint')}
        type="password"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        aria-required
      />
      <Field
        {...form.field('password')}
        label={say('settings.pin.password')}
        type="password"
        autoComplete="current-password"
        maxLength={256}
        aria-required
      />
      <OfficeButton type="submit" isForDesk isBusy={form.isBusy}>
        {say(hasPin ? 'settings.pin.change' : 'settings.pin.choose')}
      </OfficeButton>
    </form>
  );
}
