import { useEffect } from 'react';
import { isTyping } from '../../platform/is-typing.ts';

/** What a page is busy with: somebody is at work, or it calls for somebody. */
type Work = 'work' | 'ring';

const holders = new Map<symbol, Work>();

/** Whether nobody would mind if the page were loaded again now. */
export function isIdle(): boolean {
  return holders.size === 0 && !isTyping();
}

/** Whether the page calls for somebody: it must not be loaded again, at any hour. */
export function isRinging(): boolean {
  return [...holders.values()].includes('ring');
}

/** Says that the page is busy, as a board is that rings: no newer version takes its place meanwhile (OFC-16). Null: it is not. */
export function useBusy(work: Work | null): void {
  useEffect(() => {
    if (work === null) return;
    const holder = Symbol(work);
    holders.set(holder, work);
    return () => void holders.delete(holder);
  }, [work]);
}
