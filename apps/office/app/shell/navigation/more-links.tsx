import { useEffect, useRef } from 'react';
import { Glyph } from '../../icons/glyph.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { usePath } from '../../platform/navigation/navigation.ts';
import { closeAside } from '../../platform/watch/close-aside.ts';
import { CloseDayLink } from './close-day-link.tsx';
import styles from './navigation.module.css';
import { NavigationLinks } from './navigation-links.tsx';
import { type LinkedScreen, useLinkedPath } from './use-open-screens.ts';

/** The links for which a phone's bar has no room. */
export function MoreLinks({ screens }: { screens: LinkedScreen[] }) {
  const say = useMessage();
  const path = usePath();
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => (ref.current ? closeAside(ref.current) : undefined), []);
  useEffect(() => {
    if (ref.current && path) ref.current.open = false;
  }, [path]);
  const linkedPath = useLinkedPath();
  const isHere = screens.some((screen) => linkedPath.startsWith(screen.path));
  return (
    <details ref={ref} className={styles.more}>
      <summary data-here={isHere || undefined}>
        <Glyph name="menu" />
        {say('shell.more')}
      </summary>
      <div className={styles.others}>
        <NavigationLinks screens={screens} />
        <CloseDayLink />
      </div>
    </details>
  );
}
