import { Skeleton } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { FailedBox } from '../../../components/failed-box.tsx';
import { officeButtonClass } from '../../../components/office-button.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';
import { Invite } from './invite.tsx';
import styles from './people.module.css';
import { PersonRow } from './person-row.tsx';

/** Owners see this list of the staff (ROL-01). The list always contains the current user. */
export function PeopleList({ onChanged }: { onChanged: () => void }) {
  const say = useMessage();
  const { answer, ask } = useAnswer(editorCaller.people);
  // Devices that the user registered may have been removed too.
  const changed = () => {
    void ask();
    onChanged();
  };
  return (
    <Panel title={say('team.people.title')}>
      {answer.kind === 'loading' && (
        <div className={styles.skeletons} role="status" aria-label={say('state.loading')}>
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} height="3rem" radius="0.7rem" />
          ))}
        </div>
      )}
      {answer.kind === 'failed' && <FailedBox error={answer.error} onRetry={() => void ask()} />}
      {answer.kind === 'here' && (
        <ul className={styles.list}>
          {answer.value.map((member) => (
            <PersonRow key={member.id} member={member} onChanged={changed} />
          ))}
        </ul>
      )}
      {answer.kind === 'here' && (
        <Link className={officeButtonClass({ kind: 'plain', isForDesk: true })} to="/office/journal">
          {say('team.people.journal')}
        </Link>
      )}
      {answer.kind === 'here' && <Invite onInvited={() => void ask()} />}
    </Panel>
  );
}
