import { isOnline, isPageVisible, watchVisible } from '@comptoir/web-app/base';
import { useEffect } from 'react';
import { onIdle } from '../../platform/watch/on-idle.ts';
import { useCatalogue } from './shop-context.tsx';

/** What was asked for within so long is not asked for again because a cart opens. */
const justNowMilliseconds = 2_000;
/** How often it is asked by what shows dishes to choose from, and by what shows a cart that may be ordered any moment. */
export const freshMilliseconds = { shop: 300_000, cart: 30_000 } as const;

/**
 * Asks what the restaurant offers at once, every so long while the page is looked at, and when it is looked at again: what ran out
 * and what a dish costs by now are said before anybody pays (STK-15). Without a connection nothing is asked.
 */
export function useFreshCatalogue(milliseconds: number): void {
  const revalidate = useCatalogue((catalogue) => catalogue.revalidate);
  useEffect(() => {
    const look = () => {
      if (isPageVisible() && isOnline()) void revalidate(milliseconds / 2);
    };
    const stops = [onIdle(() => void revalidate(justNowMilliseconds)), watchVisible(look)];
    const timer = setInterval(look, milliseconds);
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, [revalidate, milliseconds]);
}
