import { FailureNote as Note } from '@comptoir/web-app/form';
import type { Failure } from './failure.ts';
import styles from './failure-note.module.css';

export function FailureNote({ failure }: { failure: Failure | null }) {
  return <Note failure={failure} className={styles.failure} />;
}
