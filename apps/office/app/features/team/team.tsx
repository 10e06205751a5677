import { useAnswer } from '../../state/screen/use-answer.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { useSession } from '../../state/session/session-store.ts';
import { AddDevice } from './add-device.tsx';
import { DeviceList } from './device-list.tsx';
import { PeopleList } from './people/people-list.tsx';
import styles from './team.module.css';

export function Team() {
  const { answer, ask } = useAnswer(officeCaller.devices);
  const session = useSession();
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {session?.permissions.includes('people') && <PeopleList onChanged={() => void ask()} />}
        <DeviceList answer={answer} onRetry={() => void ask()} onRemoved={() => void ask()} />
      </div>
      <AddDevice />
    </div>
  );
}
