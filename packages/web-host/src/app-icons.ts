import { join } from 'node:path';
import { createDrawnFiles } from './drawn-files.ts';
import type { StaticFiles } from './static-files.ts';

export interface AppIcon {
  path: string;
  pixels: number;
  isMaskable: boolean;
}

export interface IconGround {
  colour: string;
  padding: number;
  isEverywhere: boolean;
}

export function listAppIcons(folder: string): AppIcon[] {
  return [
    { path: `${folder}/192.png`, pixels: 192, isMaskable: false },
    { path: `${folder}/512.png`, pixels: 512, isMaskable: false },
    { path: `${folder}/maskable-512.png`, pixels: 512, isMaskable: true },
    { path: `${folder}/180.png`, pixels: 180, isMaskable: false },
  ];
}

export function manifestIcons(icons: readonly AppIcon[]): object[] {
  return icons.map(({ path, pixels, isMaskable }) => ({
    src: path,
    sizes: `${pixels}x${pixels}`,
    type: 'image/png',
    purpose: isMaskable ? 'maskable' : 'any',
  }));
}

/** Draws a PNG from the site's `icon.svg` off the main thread. @throws if the file is not a valid drawing. */
async function drawIcon(
  { pixels, isMaskable }: Omit<AppIcon, 'path'>,
  { colour, padding, isEverywhere }: IconGround,
  siteFolder: string,
): Promise<Buffer> {
  const hasGround = isMaskable || isEverywhere;
  const free = Math.round(hasGround ? pixels * padding : 0);
  const { default: sharp } = await import('sharp');
  const side = pixels - 2 * free;
  const drawing = sharp(join(siteFolder, 'icon.svg'))
    .resize(side, side, { fit: 'contain', background: 'transparent' })
    .extend({ top: free, bottom: free, left: free, right: free, background: colour });
  return (hasGround ? drawing.flatten({ background: colour }) : drawing).png().toBuffer();
}

export function createAppIcons(icons: readonly AppIcon[], ground: IconGround, siteFolder: string): StaticFiles {
  return createDrawnFiles({
    type: 'image/png',
    drawingOf: (path) => {
      const icon = icons.find((one) => one.path === path);
      return icon ? () => drawIcon(icon, ground, siteFolder) : null;
    },
  });
}
