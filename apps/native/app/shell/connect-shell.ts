import type { SiteConfig } from '@comptoir/contract';
import type { BrowserNavigation } from '@comptoir/storefront/native';
import { followBackButton } from './back-button.ts';
import { followDeepLinks } from './deep-links.ts';
import { followHaptics } from './haptics.ts';
import { followPageColour } from './status-bar.ts';

export function connectShell(site: SiteConfig, navigation: BrowserNavigation): void {
  followBackButton();
  followDeepLinks(site, navigation);
  followPageColour(navigation);
  followHaptics();
}
