import { Note } from '@comptoir/ui';
import { useState } from 'react';
import { FailedBox } from '../../../components/failed-box.tsx';
import { Panel } from '../../../components/panel.tsx';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { officeCaller } from '../../../state/session/office-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import { ChoosePin } from './choose-pin.tsx';
import { DropPin } from './drop-pin.tsx';
import styles from './pin.module.css';

/** The user's own PIN, for approvals in the kitchen and for tablets that ask who acts (ROL-09, ROL-10). */
export function OwnPin() {
  const say = useMessage();
  const session = useSession();
  if (!session?.person) return null;
  const { person, permissions } = session;
  return (
    <Panel title={say('settings.pin.title')}>
      <PinOf personId={person.id} mayApprove={permissions.includes('approve')} />
    </Panel>
  );
}

function PinOf({ personId, mayApprove }: { personId: number; mayApprove: boolean }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(officeCaller.who);
  const [done, setDone] = useState<{ said: MessageId | null; times: number }>({ said: null, times: 0 });
  if (answer.kind === 'failed') return <FailedBox error={answer.error} onRetry={() => void ask()} />;
  const hasPin = answer.kind === 'here' && answer.value.people.some(({ id }) => id === personId);
  const finish = (said: MessageId) => {
    setDone({ said, times: done.times + 1 });
    void ask();
  };
  return (
    <div className={styles.part}>
      <p className={styles.quiet}>{say(mayApprove ? 'settings.pin.text' : 'settings.pin.kitchenText')}</p>
      {done.said && (
        <Note>
          <p role="status">{say(done.said)}</p>
        </Note>
      )}
      {hasPin && !done.said && <p>{say('settings.pin.there')}</p>}
      {/* The key changes after each success, which clears the form. */}
      <ChoosePin key={done.times} hasPin={hasPin} onDone={() => finish('settings.pin.chosen')} />
      {hasPin && <DropPin onDone={() => finish('settings.pin.dropped')} />}
    </div>
  );
}
