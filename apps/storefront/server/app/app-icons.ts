import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@comptoir/contract';

/** An icon of the application, drawn from the restaurant's own. */
export interface AppIcon {
  /** Its address. */
  path: string;
  /** Of its side, in pixels. */
  pixels: number;
  /** For phones that cut icons to their own shape: the drawing keeps clear of what may be cut (PWA-25). */
  isMaskable: boolean;
}

/** The sizes that browsers ask an application for, and Apple's. */
export const appIcons: AppIcon[] = [
  { path: '/icons/192.png', pixels: 192, isMaskable: false },
  { path: '/icons/512.png', pixels: 512, isMaskable: false },
  { path: '/icons/maskable-512.png', pixels: 512, isMaskable: true },
  { path: '/icons/180.png', pixels: 180, isMaskable: false },
];

const usualPadding = 0.1;

/** Draws an icon as PNG from `icon.svg` of a site's folder, beside the event loop. @throws where that is no drawing. */
export async function drawIcon(icon: AppIcon, app: SiteConfig['app'], siteFolder: string): Promise<Buffer> {
  const { pixels, isMaskable } = icon;
  const drawing = await readFile(join(siteFolder, 'icon.svg'), 'base64');
  const free = Math.round(isMaskable ? pixels * (app.logoPadding ?? usualPadding) : 0);
  const side = pixels - 2 * free;
  const ground = isMaskable ? `<rect width="${pixels}" height="${pixels}" fill="${app.backgroundColor}"/>` : '';
  const image = `<image x="${free}" y="${free}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${drawing}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}">${ground}${image}</svg>`;
  // Most starts draw nothing: who has the page has the icons.
  const { renderAsync } = await import('@resvg/resvg-js');
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
