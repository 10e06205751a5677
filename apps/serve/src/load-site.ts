import { readSiteConfig, type SiteConfig } from '@comptoir/contract';
import type { Config } from './config.ts';

/** Reads `site.config.ts`, checks it, and puts the environment's addresses in. */
export async function loadSite(config: Pick<Config, 'siteRoot' | 'apiRoot' | 'host' | 'port'>): Promise<SiteConfig> {
  const file = new URL('../../../site.config.ts', import.meta.url);
  const { default: written } = (await import(file.href)) as { default: unknown };
  const site = readSiteConfig(written);
  return { ...site, siteRoot: config.siteRoot ?? site.siteRoot, apiRoot: config.apiRoot ?? site.apiRoot };
}
