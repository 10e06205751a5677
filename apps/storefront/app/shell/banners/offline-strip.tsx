import { Text } from '../../messages/text.ts';
import styles from './offline-strip.module.css';

/** Above the page while there is no connection: what one sees may be of yesterday, and ordering waits (PWA-23). */
export function OfflineStrip() {
  return (
    <p className={styles.strip} role="status" data-testid="offline">
      <Text id="app.offline.title" as="b" /> <Text id="app.offline.text" />
    </p>
  );
}
