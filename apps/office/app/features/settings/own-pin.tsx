import { isGuessable, pinPattern } from '@comptoir/domain';
import { Field, Note } from '@comptoir/ui';
import { useState } from 'react';
import type { MessageId } from '../../messages/message-id.ts';
import { useMessage } from '../../messages/use-message.ts';
import { FailedBox } from '../../parts/failed-box.tsx';
import { FailureNote } from '../../parts/form/failure-note.tsx';
import { needed, useForm } from '../../parts/form/use-form.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAnswer } from '../../state/screen/use-answer.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { useSession } from '../../state/session/session-store.ts';
import styles from './settings.module.css';

const checkPin = (pin: string): MessageId | null =>
  pinPattern.test(pin) && !isGuessable(pin) ? null : 'settings.pin.refused';

/** The PIN by which whoever is here answers for the kitchen, for those who may (ROL-10). */
export function OwnPin() {
  const say = useMessage();
  const session = useSession();
  const me = session?.permissions.includes('approve') ? session.person : null;
  if (!me) return null;
  return (
    <Panel title={say('settings.pin.title')}>
      <PinOf personId={me.id} />
    </Panel>
  );
}

function PinOf({ personId }: { personId: number }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(officeCaller.approvers);
  const [done, setDone] = useState<{ said: MessageId | null; times: number }>({ said: null, times: 0 });
  if (answer.kind === 'failed') return <FailedBox error={answer.error} onRetry={() => void ask()} />;
  const hasPin = answer.kind === 'here' && answer.value.some(({ id }) => id === personId);
  const finish = (said: MessageId) => {
    setDone({ said, times: done.times + 1 });
    void ask();
  };
  return (
    <div className={styles.part}>
      <p className={styles.quiet}>{say('settings.pin.text')}</p>
      {done.said && (
        <Note>
          <p role="status">{say(done.said)}</p>
        </Note>
      )}
      {hasPin && !done.said && <p>{say('settings.pin.there')}</p>}
      {/* What was typed is gone once it is done. */}
      <ChoosePin key={done.times} hasPin={hasPin} onDone={() => finish('settings.pin.chosen')} />
      {hasPin && <DropPin onDone={() => finish('settings.pin.dropped')} />}
    </div>
  );
}

function ChoosePin({ hasPin, onDone }: { hasPin: boolean; onDone: () => void }) {
  const say = useMessage();
  const form = useForm({
    check: { password: needed, pin: checkPin },
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

function DropPin({ onDone }: { onDone: () => void }) {
  const say = useMessage();
  const form = useForm({
    check: {},
    send: async () => {
      await officeCaller.dropPin();
      onDone();
    },
  });
  return (
    <form {...form.props} className={styles.form}>
      <FailureNote failure={form.failure} />
      <OfficeButton type="submit" kind="outline" isForDesk isBusy={form.isBusy}>
        {say('settings.pin.drop')}
      </OfficeButton>
    </form>
  );
}
