import { PasswordField } from '@comptoir/ui';
import { useState } from 'react';
import { FailureNote } from '../../../components/form/failure-note.tsx';
import { SecondCodeField } from '../../../components/form/second-code-field.tsx';
import { needed, useForm } from '../../../components/form/use-form.ts';
import { OfficeButton } from '../../../components/office-button.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import styles from './second-factor.module.css';

type Prepared = Awaited<ReturnType<typeof editorCaller.prepareSecondFactor>>;

/** Turns a second factor on: the password, then the picture for an application, then a first code of it. */
export function SecondFactorOff({ onTurnedOn }: { onTurnedOn: (codes: string[]) => void }) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  return prepared ? <Confirm prepared={prepared} onTurnedOn={onTurnedOn} /> : <Prepare onPrepared={setPrepared} />;
}

function Prepare({ onPrepared }: { onPrepared: (prepared: Prepared) => void }) {
  const say = useMessage();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: needed(password) }),
    send: async ({ password }) => onPrepared(await editorCaller.prepareSecondFactor(password)),
  });
  return (
    <form {...form.props} className={styles.form}>
      <FailureNote failure={form.failure} />
      <PasswordField
        {...form.field('password')}
        label={say('settings.secondFactor.password')}
        labels={{ show: say('settings.secondFactor.show'), hide: say('settings.secondFactor.hide') }}
        autoComplete="current-password"
      />
      <OfficeButton type="submit" isForDesk isBusy={form.isBusy}>
        {say('settings.secondFactor.turnOn')}
      </OfficeButton>
    </form>
  );
}

function Confirm({ prepared, onTurnedOn }: { prepared: Prepared; onTurnedOn: (codes: string[]) => void }) {
  const say = useMessage();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: needed(code) }),
    send: async ({ code }) => onTurnedOn((await editorCaller.confirmSecondFactor(code)).recoveryCodes),
  });
  return (
    <form {...form.props} className={styles.form}>
      <p>{say('settings.secondFactor.scan')}</p>
      <img
        className={styles.picture}
        src={prepared.picture}
        alt={say('settings.secondFactor.picture')}
        width={208}
        height={208}
      />
      <p>
        {say('settings.secondFactor.byHand')} <b className={styles.secret}>{prepared.secret}</b>
      </p>
      <FailureNote failure={form.failure} />
      <SecondCodeField {...form.field('code')} />
      <OfficeButton type="submit" isForDesk isBusy={form.isBusy}>
        {say('settings.secondFactor.confirm')}
      </OfficeButton>
    </form>
  );
}
