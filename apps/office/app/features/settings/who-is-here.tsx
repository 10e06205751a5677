import { Icon } from '@comptoir/ui';
import { useState } from 'react';
import { type Failure, failureOf } from '../../components/form/failure.ts';
import { FailureNote } from '../../components/form/failure-note.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useSession } from '../../state/session/session-store.ts';
import { signOut } from '../../state/session/sign-out.ts';
import styles from './settings.module.css';

/** Signs out. If the server cannot be reached, the session stays. */
export function WhoIsHere() {
  const say = useMessage();
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (!session) return null;
  const name = (session.person ?? session.device)?.name ?? '';
  async function leave(): Promise<void> {
    setBusy(true);
    await signOut().catch((error: unknown) => setFailure(failureOf(error)));
    setBusy(false);
  }
  return (
    <>
      <b>{say('settings.person', { name, role: say(`shell.role.${session.role}`) })}</b>
      <FailureNote failure={failure} />
      <OfficeButton kind="outline" isForDesk isBusy={isBusy} onClick={() => void leave()}>
        <Icon name="log-out" />
        {say('settings.signOut')}
      </OfficeButton>
      <p className={styles.quiet}>{say('settings.signOutText')}</p>
    </>
  );
}
