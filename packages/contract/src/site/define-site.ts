import type { SiteConfig } from './site.ts';

/** The identity, for the type. It imports nothing, so that a server reads a site's file alone. */
export function defineSite(site: SiteConfig): SiteConfig {
  return site;
}
