import { classNames } from '@comptoir/ui';
import { Wordmark } from '../../components/wordmark.tsx';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { useSession } from '../../state/session/session-store.ts';
import { MoreLinks } from './more-links.tsx';
import styles from './navigation.module.css';
import { NavigationLinks } from './navigation-links.tsx';
import { useOpenScreens } from './use-open-screens.ts';

/** The most links that fit side by side on the narrowest phones. */
const mostLinks = 5;

export function Rail() {
  const say = useMessage();
  const session = useSession();
  return (
    <nav className={styles.rail} aria-label={say('shell.navigation')}>
      <Wordmark className={styles.mark} />
      <NavigationLinks screens={useOpenScreens()} />
      {session && (
        <p className={styles.me}>
          <b>{(session.person ?? session.device)?.name}</b>
          <Text id={`shell.role.${session.role}`} />
        </p>
      )}
    </nav>
  );
}

/** `isForPhones`: only phones show the bar, because the screen has its own menu elsewhere. */
export function BottomBar({ isForPhones = false }: { isForPhones?: boolean }) {
  const say = useMessage();
  const screens = useOpenScreens();
  const count = screens.length > mostLinks ? mostLinks - 1 : screens.length;
  const others = screens.slice(count);
  return (
    <nav className={classNames(styles.bottom, isForPhones && styles.phones)} aria-label={say('shell.navigation')}>
      <NavigationLinks screens={screens.slice(0, count)} />
      {others.length > 0 && <MoreLinks screens={others} />}
    </nav>
  );
}
