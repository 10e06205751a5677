import '@comptoir/ui/styles.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadScreen } from './load-screen.ts';
import type { PageData } from './page-request.ts';
import { createBrowserNavigation } from './platform/navigation/browser-navigation.ts';
import { Root } from './root.tsx';
import { loadDrawnParts } from './routes/parts/parts.ts';
import { findRedirect } from './screens/find-redirect.ts';
import { findScreen } from './screens/find-screen.ts';
import { announceOffline } from './state/page/announcement-store.ts';

// Only Safari still lacks it; the others never fetch the polyfill.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const data = (await window.pageStart?.data) as PageData;
// The one part of it that is another for each page.
data.catalogue.renderedAt = document.documentElement.dataset.renderedAt ?? '';

const load = (url: URL | Location) => {
  const { screen } = findScreen(url, data.site);
  return screen && loadScreen(screen);
};
const navigation = createBrowserNavigation({
  load,
  redirect: (url) => findRedirect(data.site, url)?.location ?? null,
  loadDocument: (href) => window.location.assign(href),
  onOffline: announceOffline,
});
await Promise.all([load(window.location), loadDrawnParts(window.location.search)]);

const app = document.getElementById('app');
if (!app) throw new Error('The page has no place to be taken over');
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
