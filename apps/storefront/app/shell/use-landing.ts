import { focusHeading } from '@comptoir/web-app/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePlace } from '../platform/navigation/navigation.ts';
import { decodeHash, scrollTo, scrollToLateId } from '../platform/scroll/scroll-to-id.ts';

/** Scrolls where a visit begins: to the top, to where it was left, or to what the hash names, once that is there (RTE-27, RTE-28). */
export function useLanding(): void {
  const key = usePlace((place) => place.key);
  const landing = usePlace((place) => place.landing);
  const hash = usePlace((place) => place.hash);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address chosen again is a new visit
  useLayoutEffect(() => {
    if (landing) scrollTo(landing);
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => (hash ? scrollToLateId(decodeHash(hash)) : undefined), [hash, key]);
  const pathname = usePlace((place) => place.pathname);
  const shown = useRef(pathname);
  // The page that the browser loaded is announced by it; one that is gone to within the shop by its heading.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return focusHeading();
  }, [pathname]);
}
