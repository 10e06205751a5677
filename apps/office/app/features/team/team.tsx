import { useAnswer } from '../../state/screen/use-answer.ts';
import { officeCaller } from '../../state/session/office-caller.ts';
import { AddDevice } from './add-device.tsx';
import { DeviceList } from './device-list.tsx';
import styles from './team.module.css';

/** The screens of the restaurant: which there are, a code for another one, and an end to one that is lost (ROL-07, ROL-08). */
export function Team() {
  const { answer, ask } = useAnswer(officeCaller.devices);
  return (
    <div className={styles.columns}>
      <DeviceList answer={answer} onRetry={() => void ask()} onRemoved={() => void ask()} />
      <AddDevice />
    </div>
  );
}
