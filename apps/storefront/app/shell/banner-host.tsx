import { Suspense } from 'react';
import { lazyPart } from '../platform/navigation/lazy-part.tsx';
import { useBannerStore } from '../state/banner/banner-store.ts';
import { useHasOrders } from '../state/order/has-orders-store.ts';
import { useIsOnline } from '../state/page/use-is-online.ts';
import { useBanner } from './banners/use-banner.ts';
import { useScreen } from './use-screen.ts';

/** The banners are optional, so the page does not reload if their code cannot be loaded. */
const options = { reloads: false };
const ConsentBanner = lazyPart(async () => (await import('./banners/consent-banner.tsx')).ConsentBanner, options);
const OrderBar = lazyPart(async () => (await import('./orders/order-bar.tsx')).OrderBar, options);
const Banners = lazyPart(async () => (await import('./banners/banners.tsx')).Banners, options);

export function BannerHost() {
  const { screen } = useScreen();
  const kind = useBanner(screen?.page === 'Checkout');
  const answers = useBannerStore((wishes) => wishes.answers);
  const { hasOrders } = useHasOrders();
  const isLedBack = hasOrders && (screen?.page === 'Home' || screen?.page === 'Menu');
  const isOffline = !useIsOnline();
  const other = kind === 'consent' || !answers ? null : kind;
  return (
    <Suspense>
      {kind === 'consent' && answers && <ConsentBanner {...answers} />}
      {(isOffline || other) && <Banners isOffline={isOffline} kind={other} answers={answers} />}
      {isLedBack && <OrderBar />}
    </Suspense>
  );
}
