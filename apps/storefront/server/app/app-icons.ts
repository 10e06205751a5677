import type { SiteConfig } from '@comptoir/contract';
import { createAppIcons, listAppIcons, type StaticFiles } from '@comptoir/web-host';

/** The shop's icons, as its manifest lists them. */
export const appIcons = listAppIcons('/icons');

const usualPadding = 0.1;

/** The shop's icons as files: the restaurant's own drawing, with its colour behind what phones cut. */
export function createShopIcons({ backgroundColor, logoPadding }: SiteConfig['app'], siteFolder: string): StaticFiles {
  const ground = { colour: backgroundColor, padding: logoPadding ?? usualPadding, isEverywhere: false };
  return createAppIcons(appIcons, ground, siteFolder);
}
