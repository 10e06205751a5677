import { isOnline, isPageVisible, watchVisible } from '@comptoir/web-app/base';
import { useEffect } from 'react';
import { onIdle } from '../../platform/watch/on-idle.ts';
import { useCatalogue } from './shop-context.tsx';

/** Opening a cart does not ask again within this time. */
const justNowMilliseconds = 2_000;
/** Intervals of asking while dishes are shown, and while a cart is shown that may be ordered at any moment. */
export const freshMilliseconds = { shop: 300_000, cart: 30_000 } as const;

/**
 * Reads the catalogue at once, repeatedly while the page is in view, and when it comes into view: sold-out dishes and new prices
 * are shown before anybody pays (STK-15). Without a connection nothing is asked.
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
