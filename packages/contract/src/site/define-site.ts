import type { SiteConfig } from './site.ts';

/** Returns its argument; it only types a site's file. It imports nothing, so that a server can load that file alone. */
export function defineSite(site: SiteConfig): SiteConfig {
  return site;
}
