import { Note } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';
import type { Failure } from './failure.ts';
import styles from './failure-note.module.css';

/** What went wrong, read out as it appears. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  const say = useMessage();
  if (!failure) return null;
  return (
    <Note kind="error" className={styles.failure}>
      <p>{'id' in failure ? say(failure.id, failure.values) : failure.text}</p>
    </Note>
  );
}
