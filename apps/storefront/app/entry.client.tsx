import '@comptoir/ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadScreen, prepareScreen } from './load-screen.ts';
import type { PageData } from './page-request.ts';
import { createBrowserNavigation } from './platform/navigation/browser-navigation.ts';
import { onIdle } from './platform/on-idle.ts';
import { purgeStorage } from './platform/start/purge-storage.ts';
import { Root } from './root.tsx';
import { loadDrawnParts } from './routes/parts/parts.ts';
import { findRedirect } from './screens/find-redirect.ts';
import { findScreen } from './screens/find-screen.ts';
import { isOrderUnderWay } from './state/order/order-lock.ts';
import { announceOffline } from './state/page/announcement-store.ts';
import { takesNewBuild } from './state/version/build-news.ts';

// Only Safari still lacks it; the others never fetch the polyfill.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const data = (await window.pageStart?.data) as PageData;
// The one part of it that is another for each page.
data.catalogue.renderedAt = document.documentElement.dataset.renderedAt ?? '';

const screenAt = (url: URL | Location) => findScreen(url, data.site).screen;
const navigation = createBrowserNavigation({
  load: (url) => {
    const screen = screenAt(url);
    return screen && prepareScreen(screen, url.pathname);
  },
  redirect: (url) => findRedirect(data.site, url)?.location ?? null,
  loadDocument: (href) => window.location.assign(href),
  onOffline: announceOffline,
  takesNewBuild,
  isPaying: isOrderUnderWay,
});
const first = screenAt(window.location);
await Promise.all([first && loadScreen(first), loadDrawnParts(window.location.search)]);

const app = document.getElementById('app');
if (!app) throw new Error('The page has no place to be taken over');
purgeStorage();
navigation.connect();
startTransition(() => {
  hydrateRoot(
    app,
    <StrictMode>
      <Root data={data} navigation={navigation} />
    </StrictMode>,
  );
});
window.pageStart?.done();
const startedAt = performance.now();
onIdle(async () => {
  // A page without it is whole: what it begins is of use to the next one.
  const late = await import('./start-late.ts').catch(() => null);
  late?.startLate(data.site, startedAt);
});
