import { Text } from '../../messages/text.ts';
import styles from './offline-strip.module.css';

/** While offline, the content may be out of date and ordering is disabled (PWA-23). */
export function OfflineStrip() {
  return (
    <p className={styles.strip} role="status" data-testid="offline">
      <Text id="app.offline.title" as="b" /> <Text id="app.offline.text" />
    </p>
  );
}
