import { isOnline, isPageVisible, watchVisible } from '@comptoir/web-app/base';
import { useEffect } from 'react';
import { onIdle } from '../../platform/watch/on-idle.ts';
import { useCatalogue } from './shop-context.tsx';

/** Opening the cart does not refresh again within this time. */
const justNowMilliseconds = 2_000;
/** Polling intervals: for pages with dishes, and for the cart, which may be ordered at any moment. */
export const freshMilliseconds = { shop: 300_000, cart: 30_000 } as const;

/** Refreshes often while visible, so that customers see sold-out dishes and new prices before paying (STK-15). */
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
