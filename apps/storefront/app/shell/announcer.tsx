import { useMessage } from '../messages/use-message.ts';
import { useAnnouncementStore } from '../state/page/announcement-store.ts';
import { useIsOnline } from '../state/page/use-is-online.ts';
import styles from './announcer.module.css';

/** The page's one polite live region. It is seen where the page stayed because there is no connection. */
export function Announcer() {
  const say = useMessage();
  const isOnline = useIsOnline();
  const { text, lacksConnection } = useAnnouncementStore();
  const isSeen = lacksConnection && !isOnline;
  return (
    <p className={isSeen ? styles.seen : 'visually-hidden'} role="status" aria-live="polite">
      {isSeen ? say('menu.failedText') : text}
    </p>
  );
}
