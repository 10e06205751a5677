import { useEffect, useRef } from 'react';
import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { closeAside } from '../../platform/watch/close-aside.ts';
import { CloseDayLink } from './close-day-link.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import styles from './office-menu.module.css';
import { useOpenScreens } from './use-open-screens.ts';

/** The board has no room for a navigation bar, so one button opens a menu with the links. */
export function OfficeMenu() {
  const say = useMessage();
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => (ref.current ? closeAside(ref.current) : undefined), []);
  return (
    <details ref={ref} className={styles.menu}>
      <summary aria-label={say('shell.menu')}>
        <Glyph name="menu" />
      </summary>
      <nav className={styles.list} aria-label={say('shell.navigation')}>
        <NavigationLinks screens={useOpenScreens()} />
        <CloseDayLink />
      </nav>
    </details>
  );
}
