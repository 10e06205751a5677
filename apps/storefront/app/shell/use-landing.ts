import { focusHeading } from '@comptoir/web-app/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePageLocation } from '../platform/navigation/navigation.ts';
import { decodeHash, scrollTo, scrollToLateId } from '../platform/scroll/scroll-to-id.ts';

/** Sets the scroll position: the top, the restored position, or the hash's element once it exists (RTE-27, RTE-28). */
export function useLanding(): void {
  const key = usePageLocation((place) => place.key);
  const landing = usePageLocation((place) => place.landing);
  const hash = usePageLocation((place) => place.hash);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address chosen again is a new visit
  useLayoutEffect(() => {
    if (landing) scrollTo(landing);
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => (hash ? scrollToLateId(decodeHash(hash)) : undefined), [hash, key]);
  const pathname = usePageLocation((place) => place.pathname);
  const shown = useRef(pathname);
  // After a navigation, the heading gets the focus, because screen readers announce loaded documents only.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return focusHeading();
  }, [pathname]);
}
