import { useEffect } from 'react';
import { isTyping } from '../../platform/is-typing.ts';

/** `work`: the user is busy on the page. `ring`: the page rings. */
type Work = 'work' | 'ring';

const holders = new Map<symbol, Work>();

/** Returns true if a reload would interrupt nothing. */
export function isIdle(): boolean {
  return holders.size === 0 && !isTyping();
}

/** Returns true if the page rings, so it must not be reloaded at any hour. */
export function isRinging(): boolean {
  return [...holders.values()].includes('ring');
}

/** While the component is mounted, no newer version of the page loads (OFC-16). With null, the page is not busy. */
export function useBusy(work: Work | null): void {
  useEffect(() => {
    if (work === null) return;
    const holder = Symbol(work);
    holders.set(holder, work);
    return () => void holders.delete(holder);
  }, [work]);
}
