import type { SiteConfig } from '@comptoir/contract';

/** The element of the page that holds the site's configuration, written and checked when the pages were made. */
const elementId = 'shop';

export function readShop(): SiteConfig {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? '') as SiteConfig;
}

/** Names the pages' build: what another one kept may have another shape. */
export const ownBuild = (): string => document.documentElement.dataset.buildId ?? '';
