import { App } from '@capacitor/app';
import type { SiteConfig } from '@comptoir/contract';
import { type BrowserNavigation, storedValue } from '@comptoir/storefront/native';
import { attempt } from './attempt.ts';
import { pathOfLink } from './path-of-link.ts';

const current = () => location.pathname + location.search + location.hash;

/** The link that was followed already: the phone names it for as long as the application runs, to every page that is loaded. */
const followed = storedValue('session', 'native-launch', (value) => (typeof value === 'string' ? value : null));

/** Where the application was opened from: the first page is the one that a link asked for. */
export async function openLaunchAddress(site: SiteConfig): Promise<void> {
  const launch = await App.getLaunchUrl().catch(() => null);
  const link = launch?.url ?? '';
  const path = pathOfLink(link, site);
  if (path === null || followed.read() === link) return;
  followed.write(link);
  history.replaceState(null, '', path);
}

/** Leads where a link leads that is tapped elsewhere while the application runs. */
export function followDeepLinks(site: SiteConfig, { go }: BrowserNavigation): void {
  attempt(
    App.addListener('appUrlOpen', ({ url }) => {
      const path = pathOfLink(url, site);
      if (path !== null && path !== current()) go(path);
    }),
  );
}
