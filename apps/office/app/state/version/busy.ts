import { useEffect } from 'react';
import { isTyping } from '../../platform/is-typing.ts';

/** `work`: someone is using the page; `ring`: the page calls for attention. */
type Work = 'work' | 'ring';

const holders = new Map<symbol, Work>();

/** Whether a reload would interrupt nothing. */
export function isIdle(): boolean {
  return holders.size === 0 && !isTyping();
}

/** Whether the page rings: it must not be reloaded at any hour. */
export function isRinging(): boolean {
  return [...holders.values()].includes('ring');
}

/** Marks the page as busy while the component is shown: no newer version replaces it (OFC-16). Null: not busy. */
export function useBusy(work: Work | null): void {
  useEffect(() => {
    if (work === null) return;
    const holder = Symbol(work);
    holders.set(holder, work);
    return () => void holders.delete(holder);
  }, [work]);
}
