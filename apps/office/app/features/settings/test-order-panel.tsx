import { useState } from 'react';
import { type Failure, failureOf } from '../../components/form/failure.ts';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import styles from './settings.module.css';

/** Sends a test order to all boards, and takes it away again (REH-08). */
export function TestOrderPanel() {
  const say = useMessage();
  const [busy, setBusy] = useState<'sent' | 'ended' | null>(null);
  const [done, setDone] = useState<'sent' | 'ended' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function run(what: 'sent' | 'ended', call: () => Promise<unknown>): Promise<void> {
    setBusy(what);
    setFailure(null);
    try {
      await call();
      setDone(what);
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(null);
  }

  return (
    <Panel title={say('settings.test.title')}>
      <div className={styles.part}>
        <p className={styles.quiet}>{say('settings.test.text')}</p>
        <OfficeButton isForDesk isBusy={busy === 'sent'} onClick={() => void run('sent', officeCaller.makeTestOrder)}>
          {say('settings.test.send')}
        </OfficeButton>
        {done === 'sent' && (
          <OfficeButton
            isForDesk
            kind="outline"
            isBusy={busy === 'ended'}
            onClick={() => void run('ended', officeCaller.endTestOrder)}
          >
            {say('settings.test.end')}
          </OfficeButton>
        )}
        <p role="status">{done && say(`settings.test.${done}`)}</p>
        <FailureNote failure={failure} />
      </div>
    </Panel>
  );
}
