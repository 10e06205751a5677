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

/** Loads stored choices at once after hydration, and fresh catalogue data after the first paint. */
export function useStart(): void {
  const { locale } = useSite();
  useFreshCatalogue(freshMilliseconds.shop);
  useEffect(() => {
    writeLocaleCookie(locale.default);
    const stops = [connectSession(), connectLocation(), connectCart(), startClock(30_000), watchScroll()];
    // Taps are replayed after the stored values are rendered, because an earlier submit would send empty fields.
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
