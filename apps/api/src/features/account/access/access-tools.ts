import type { SiteConfig } from '@comptoir/contract';
import type { Limiter, MakeCounter } from '../../../plugins/limits.ts';
import type { KnownBrowser } from '../../../secrets/known-browser.ts';
import type { AccountTools } from '../record/account-tools.ts';

export interface AccessTools extends AccountTools {
  site: SiteConfig;
  limit: Limiter;
  makeCounter: MakeCounter;
  knownBrowser: KnownBrowser;
}
