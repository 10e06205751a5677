import { usePageLocation } from '../platform/navigation/navigation.ts';
import { isKeptPage } from '../platform/read-page-order.ts';
import { HydrateLater } from '../platform/start/hydrate-later.tsx';
import { askedOrder } from '../screens/asked-order.ts';
import { waitForNews } from '../state/live/wait-for-news.ts';
import { readWrittenOrder } from '../state/live/written-order.ts';
import { useSite } from '../state/shop/shop-context.tsx';
import { LaterOrder } from './lazy/later-order.ts';

export default function Live() {
  const token = usePageLocation(({ pathname }) => askedOrder(pathname)) ?? '';
  const { apiRoot } = useSite();
  return (
    <HydrateLater
      key={token}
      at="[data-testid=live-page]"
      until={(_, open) => {
        if (!isKeptPage()) return waitForNews(token, apiRoot, readWrittenOrder(token), open);
        // The page comes from the worker's cache, so its code loads at once and marks it as old.
        open();
        return () => undefined;
      }}
    >
      <LaterOrder token={token} />
    </HydrateLater>
  );
}
