import type { SiteConfig } from '@comptoir/contract';

const elementId = 'shop';

export function readShop(): SiteConfig {
  return JSON.parse(document.getElementById(elementId)?.textContent ?? '') as SiteConfig;
}

export const ownBuild = (): string => document.documentElement.dataset.buildId ?? '';
