import type { SiteConfig } from '@comptoir/contract';

/** The id of the element with the site's configuration, which the build checked. */
const elementId = 'shop';

export function readShop(): SiteConfig {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? '') as SiteConfig;
}

/** The id of the pages' build: data that another build stored may have another shape. */
export const ownBuild = (): string => document.documentElement.dataset.buildId ?? '';
