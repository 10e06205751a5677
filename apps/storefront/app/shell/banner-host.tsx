import { Suspense } from 'react';
import { lazyPart } from '../platform/navigation/lazy-part.tsx';
import { useBannerStore } from '../state/banner/banner-store.ts';
import { useIsOnline } from '../state/page/use-is-online.ts';
import { useScreen } from './use-screen.ts';

/** A page without it is whole: where its code can't be had, nothing is said. */
const Banners = lazyPart(async () => (await import('./banners/banners.tsx')).Banners, { reloads: false });

/** Has the code of the banners fetched once there is something to say. */
export function BannerHost() {
  const hasWish = useBannerStore((wishes) => {
    return wishes.update !== 'none' || wishes.isConsentAsked || wishes.install !== null;
  });
  const isOffline = !useIsOnline();
  const { screen } = useScreen();
  if (!hasWish && !isOffline) return null;
  return (
    <Suspense>
      <Banners isOffline={isOffline} isOrdering={screen?.page === 'Checkout'} />
    </Suspense>
  );
}
