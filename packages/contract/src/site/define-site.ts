import type { SiteConfig } from './site.ts';

/** The identity, so that a site's file is typed where it is written. It stands alone: a server that reads the file reads nothing else for it. */
export function defineSite(site: SiteConfig): SiteConfig {
  return site;
}
