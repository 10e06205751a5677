import { useEffect } from 'react';
import { isTyping } from '../../platform/is-typing.ts';

const holders = new Set<symbol>();

/** Whether nobody would mind if the page were loaded again now. */
export function isIdle(): boolean {
  return holders.size === 0 && !isTyping();
}

/** Says that the page is at work, as a board is that rings: no newer version takes its place meanwhile (OFC-16). */
export function useBusy(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const holder = Symbol('busy');
    holders.add(holder);
    return () => void holders.delete(holder);
  }, [isBusy]);
}
