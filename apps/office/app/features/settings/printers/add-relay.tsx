import { Field } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { needed, useForm } from '../../../components/form/use-form.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { pageOrigin } from '../../../platform/page-origin.ts';
import { relayCommand } from '../../../state/forms/device-code.ts';
import { officeCaller } from '../../../state/session/office-caller.ts';
import { useSite } from '../../../state/site.ts';
import styles from './relays.module.css';

interface MadeCode {
  name: string;
  code: string;
  expiresAt: Temporal.Instant;
}

/** Makes a code for a relay, and shows the command that takes it (ROL-07, TCK-09). */
export function AddRelay({ onAdded }: { onAdded: () => void }) {
  const [made, setMade] = useState<MadeCode | null>(null);
  const close = () => {
    setMade(null);
    onAdded();
  };
  return made ? <ShownCommand made={made} onDone={close} /> : <RelayForm onMade={setMade} />;
}

function RelayForm({ onMade }: { onMade: (made: MadeCode) => void }) {
  const say = useMessage();
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: needed(name) }),
    send: async ({ name }) => onMade({ name, ...(await officeCaller.makeDeviceCode(name, 'printer')) }),
  });
  return (
    <form {...form.props} className={styles.part}>
      <FailureNote failure={form.failure} />
      <Field
        {...form.field('name')}
        label={say('settings.relays.name')}
        hint={say('settings.relays.nameHint')}
        autoComplete="off"
        maxLength={100}
        aria-required
      />
      <OfficeButton type="submit" isForDesk isBusy={form.isBusy}>
        {say('settings.relays.add')}
      </OfficeButton>
    </form>
  );
}

function ShownCommand({ made: { name, code, expiresAt }, onDone }: { made: MadeCode; onDone: () => void }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const time = format.hour(expiresAt.toZonedDateTimeISO(timeZone));
  return (
    <div className={styles.part} role="status">
      <b>{say('settings.relays.codeTitle', { name })}</b>
      <p>{say('settings.relays.codeText', { time })}</p>
      <code className={styles.command}>{relayCommand(pageOrigin(), code)}</code>
      <OfficeButton kind="plain" isForDesk onClick={onDone}>
        {say('settings.relays.done')}
      </OfficeButton>
    </div>
  );
}
