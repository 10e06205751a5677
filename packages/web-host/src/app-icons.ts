import { join } from 'node:path';
import { createDrawnFiles } from './drawn-files.ts';
import type { StaticFiles } from './static-files.ts';

/** An icon of an application, drawn from the restaurant's own. */
export interface AppIcon {
  /** Its address. */
  path: string;
  /** Of its side, in pixels. */
  pixels: number;
  /** For phones that cut icons to their own shape: the drawing keeps clear of what may be cut (PWA-25). */
  isMaskable: boolean;
}

/** What is behind the drawing. */
export interface IconGround {
  colour: string;
  /** How much of the side it takes on each edge. */
  padding: number;
  /** Behind every icon, and not only those that phones cut. */
  isEverywhere: boolean;
}

/** The sizes that browsers ask an application for, and Apple's, below a folder such as `/icons`. */
export function listAppIcons(folder: string): AppIcon[] {
  return [
    { path: `${folder}/192.png`, pixels: 192, isMaskable: false },
    { path: `${folder}/512.png`, pixels: 512, isMaskable: false },
    { path: `${folder}/maskable-512.png`, pixels: 512, isMaskable: true },
    { path: `${folder}/180.png`, pixels: 180, isMaskable: false },
  ];
}

/** The icons as a web manifest lists them. */
export function manifestIcons(icons: readonly AppIcon[]): object[] {
  return icons.map(({ path, pixels, isMaskable }) => ({
    src: path,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose: isMaskable ? 'maskable' : 'any',
  }));
}

/** Draws an icon as PNG from `icon.svg` of a site's folder, beside the event loop. @throws where that is no drawing. */
async function drawIcon(
  { pixels, isMaskable }: Omit<AppIcon, 'path'>,
  { colour, padding, isEverywhere }: IconGround,
  siteFolder: string,
): Promise<Buffer> {
  const hasGround = isMaskable || isEverywhere;
  const free = Math.round(hasGround ? pixels * padding : 0);
  // Most starts draw nothing: who has the page has the icons.
  const { default: sharp } = await import('sharp');
  const side = pixels - 2 * free;
  const drawing = sharp(join(siteFolder, 'icon.svg'))
    .resize(side, side, { fit: 'contain', background: 'transparent' })
    .extend({ top: free, bottom: free, left: free, right: free, background: colour });
  return (hasGround ? drawing.flatten({ background: colour }) : drawing).png().toBuffer();
}

/** The icons of a list as files, made of the restaurant's folder when they are first asked for. */
export function createAppIcons(icons: readonly AppIcon[], ground: IconGround, siteFolder: string): StaticFiles {
  return createDrawnFiles({
    type: 'image/png',
    drawingOf: (path) => {
      const icon = icons.find((one) => one.path === path);
      return icon ? () => drawIcon(icon, ground, siteFolder) : null;
    },
  });
}
