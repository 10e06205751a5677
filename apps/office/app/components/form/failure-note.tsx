import { FailureNote as Note } from '@comptoir/web-app/form';
import type { Failure } from './failure.ts';
import styles from './failure-note.module.css';

/** A failure, in the ink of the night where it is night. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  return <Note failure={failure} className={styles.failure} />;
}
