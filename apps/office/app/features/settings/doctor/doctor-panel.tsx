import { Skeleton } from '@comptoir/ui';
import { FailedBox } from '../../../components/failed-box.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useMessage } from '../../../messages/use-message.ts';
import { useAnswer } from '../../../state/screen/use-answer.ts';
import { officeCaller } from '../../../state/session/office-caller.ts';
import { useSession } from '../../../state/session/session-store.ts';
import { Diagnosis } from './diagnosis.tsx';
import styles from './doctor.module.css';

/** Checks the shop's configuration and gives advice on each problem, for the owner (OFC-30). */
export function DoctorPanel() {
  const say = useMessage();
  const session = useSession();
  if (!session?.permissions.includes('doctor')) return null;
  return (
    <Panel title={say('settings.doctor.title')}>
      <Examination />
    </Panel>
  );
}

function Examination() {
  const say = useMessage();
  const { answer, ask } = useAnswer(officeCaller.doctor);
  if (answer.kind === 'loading')
    return (
      <div className={styles.skeletons} role="status" aria-label={say('settings.doctor.wait')}>
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} height="3rem" radius="0.7rem" />
        ))}
      </div>
    );
  if (answer.kind === 'failed') return <FailedBox error={answer.error} onRetry={() => void ask()} />;
  return <Diagnosis diagnosis={answer.value} onAgain={ask} />;
}
