import type { SiteConfig } from '@comptoir/contract';
import { loadScreen, prepareScreen } from './load-screen.ts';
import { type BrowserNavigation, createBrowserNavigation } from './platform/navigation/browser-navigation.ts';
import { loadDrawnParts } from './routes/lazy/lazy-parts.ts';
import { findRedirect } from './screens/find-redirect.ts';
import { findScreen } from './screens/find-screen.ts';
import { isOrderUnderWay } from './state/checkout/order-lock.ts';
import { announceOffline } from './state/page/announcement-store.ts';
import { takesNewBuild } from './state/version/build-news.ts';

/** Null if the screen is already loaded, or the URL has no screen. Rejects if loading fails. */
type Load = (url: URL | Location) => Promise<unknown> | null;

/** `loadDocument` loads a URL as a new document. */
export function openNavigation(
  site: SiteConfig,
  loadDocument: (href: string) => void,
): { navigation: BrowserNavigation; loadFirst: () => Promise<unknown>; load: Load } {
  const screenAt = (url: Pick<URL, 'pathname' | 'search'>) => findScreen(url, { site }).screen;
  const load: Load = (url) => {
    const screen = screenAt(url);
    return screen && prepareScreen(screen, url.pathname);
  };
  const navigation = createBrowserNavigation({
    load,
    // The item sheet is loaded too, so that its transition can start at the tapped dish.
    loadAhead: (url) => Promise.all([load(url), loadDrawnParts(url.search)]),
    redirect: (url) => findRedirect(site, url)?.location ?? null,
    loadDocument,
    onOffline: announceOffline,
    takesNewBuild,
    isPaying: isOrderUnderWay,
  });
  /** Loads the code of the first page, whose HTML the server has rendered. */
  const loadFirst = () => {
    const location = navigation.locations.get();
    const first = screenAt(location);
    return Promise.all([first && loadScreen(first), loadDrawnParts(location.search)]);
  };
  return { navigation, loadFirst, load };
}
