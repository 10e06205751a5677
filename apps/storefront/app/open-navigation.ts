import type { SiteConfig } from '@comptoir/contract';
import { loadScreen, prepareScreen } from './load-screen.ts';
import { type BrowserNavigation, createBrowserNavigation } from './platform/navigation/browser-navigation.ts';
import { loadDrawnParts } from './routes/parts/parts.ts';
import { findRedirect } from './screens/find-redirect.ts';
import { findScreen } from './screens/find-screen.ts';
import { isOrderUnderWay } from './state/checkout/order-lock.ts';
import { announceOffline } from './state/page/announcement-store.ts';
import { takesNewBuild } from './state/version/build-news.ts';

/** Fetches what it takes to go to an address; null: it is here, or there is no page. Rejects with why it can't be had. */
type Load = (url: URL | Location) => Promise<unknown> | null;

/** The way about a site in a browser, from the address that the page has; `loadDocument` has the browser load a whole page. */
export function openNavigation(
  site: SiteConfig,
  loadDocument: (href: string) => void,
): { navigation: BrowserNavigation; loadFirst: () => Promise<unknown>; load: Load } {
  const screenAt = (url: Pick<URL, 'pathname' | 'search'>) => findScreen(url, site).screen;
  const load: Load = (url) => {
    const screen = screenAt(url);
    return screen && prepareScreen(screen, url.pathname);
  };
  const navigation = createBrowserNavigation({
    load,
    // A dish's sheet, too: what is tapped on the page can then grow into it.
    loadAhead: (url) => Promise.all([load(url), loadDrawnParts(url.search)]),
    redirect: (url) => findRedirect(site, url)?.location ?? null,
    loadDocument,
    onOffline: announceOffline,
    takesNewBuild,
    isPaying: isOrderUnderWay,
  });
  /** Fetches the code that the first page can't be drawn without: what else it takes, its server has written into it. */
  const loadFirst = () => {
    const place = navigation.places.get();
    const first = screenAt(place);
    return Promise.all([first && loadScreen(first), loadDrawnParts(place.search)]);
  };
  return { navigation, loadFirst, load };
}
