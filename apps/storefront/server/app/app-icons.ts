import type { SiteConfig } from '@comptoir/contract';
import { createAppIcons, listAppIcons, type StaticFiles } from '@comptoir/web-host';

export const appIcons = listAppIcons('/icons');

const usualPadding = 0.1;

/** Makes the app icons from the restaurant's logo. Maskable icons get the restaurant's background colour. */
export function createShopIcons({ backgroundColor, logoPadding }: SiteConfig['app'], siteFolder: string): StaticFiles {
  const ground = { colour: backgroundColor, padding: logoPadding ?? usualPadding, isEverywhere: false };
  return createAppIcons(appIcons, ground, siteFolder);
}
