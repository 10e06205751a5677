import { startClock } from '@comptoir/web-app/clock';
import { useEffect } from 'react';
import { writeLocaleCookie } from '../platform/locale-cookie.ts';
import { watchScroll } from '../platform/scroll/scroll-marks.ts';
import { replayEarlyHands, stopKeepingHands } from '../platform/start/early-hands.ts';
import { connectSession } from '../state/account/session-store.ts';
import { connectCart } from '../state/cart/cart-store.ts';
import { connectLocation } from '../state/location/location-store.ts';
import { useSite } from '../state/shop/shop-context.tsx';
import { freshMilliseconds, useFreshCatalogue } from '../state/shop/use-fresh-catalogue.ts';

/** What begins when the browser takes the page over: stored choices at once, the catalogue's revalidation after the first paint. */
export function useStart(): void {
  const { locale } = useSite();
  useFreshCatalogue(freshMilliseconds.shop);
  useEffect(() => {
    writeLocaleCookie(locale.default);
    const stops = [connectSession(), connectLocation(), connectCart(), startClock(30_000), watchScroll()];
    // Once the stored cart, place and checkout are on the page, which take another rendering. Until then hands are kept: a form that
    // was sent before its fields are entered again would be sent empty.
    const replay = setTimeout(() => {
      stopKeepingHands();
      replayEarlyHands();
    });
    return () => {
      clearTimeout(replay);
      for (const stop of stops) stop();
    };
  }, [locale.default]);
}
