import { linkStyles } from '@comptoir/ui';
import { Text } from '../messages/text.ts';
import { startFailureId } from '../platform/start/start-failure-id.ts';
import styles from './components/announcer.module.css';

/** Shown if hydration fails: the page is readable, but its buttons have no effect (ERR-10). */
export function StartFailure() {
  return (
    <p id={startFailureId} className={styles.seen} role="alert" hidden>
      <Text id="error.broken" />{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the page itself, once more */}
      <a className={linkStyles.link} href="">
        <Text id="menu.retry" />
      </a>
    </p>
  );
}
