import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { scrollToLateId } from '../platform/scroll-to-id.ts';

/** The router scrolls to what is there; this waits for what comes with data (RTE-28). */
export function useLateHash(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash chosen again is a new visit
  useEffect(() => (hash ? scrollToLateId(decodeURIComponent(hash.slice(1))) : undefined), [hash, key]);
}
