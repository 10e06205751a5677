import { App } from '@capacitor/app';
import type { SiteConfig } from '@comptoir/contract';
import { type BrowserNavigation, storedValue } from '@comptoir/storefront/native';
import { attempt } from './attempt.ts';
import { pathOfLink } from './path-of-link.ts';

const current = () => location.pathname + location.search + location.hash;

/** The launch link that was already opened. The plugin returns the same link to every page that loads later. */
const followed = storedValue('session', 'native-launch', (value) => (typeof value === 'string' ? value : null));

export async function openLaunchAddress(site: SiteConfig): Promise<void> {
  const launch = await App.getLaunchUrl().catch(() => null);
  const link = launch?.url ?? '';
  const path = pathOfLink(link, site);
  if (path === null || followed.read() === link) return;
  followed.write(link);
  history.replaceState(null, '', path);
}

export function followDeepLinks(site: SiteConfig, { go }: BrowserNavigation): void {
  attempt(
    App.addListener('appUrlOpen', ({ url }) => {
      const path = pathOfLink(url, site);
      if (path !== null && path !== current()) go(path);
    }),
  );
}
