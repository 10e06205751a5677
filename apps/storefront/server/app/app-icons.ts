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
  const free = Math.round(isMaskable ? pixels * (app.logoPadding ?? usualPadding) : 0);
  // Most starts draw nothing: who has the page has the icons.
  const { default: sharp } = await import('sharp');
  const side = pixels - 2 * free;
  const drawing = sharp(join(siteFolder, 'icon.svg'))
    .resize(side, side, { fit: 'contain', background: 'transparent' })
    .extend({ top: free, bottom: free, left: free, right: free, background: app.backgroundColor });
  return (isMaskable ? drawing.flatten({ background: app.backgroundColor }) : drawing).png().toBuffer();
}
