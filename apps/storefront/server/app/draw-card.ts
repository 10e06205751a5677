import { join } from 'node:path';
import type { SiteConfig } from '@comptoir/contract';

/** The size in pixels that messengers and social networks do not crop. */
const width = 1200;
const height = 630;
const iconSide = 480;
const dishSide = 600;

type Colours = Pick<SiteConfig['app'], 'backgroundColor' | 'themeColor'>;

function groundOf({ backgroundColor, themeColor }: Colours, hasSun: boolean): Buffer {
  const sun = `cx="${width / 2}" cy="${height}" r="${height * 0.82}"`;
  // A white shape stays visible even if both colours of the theme are equal.
  const colour = hasSun
    ? `<circle ${sun} fill="${themeColor}" opacity="0.3"/><circle ${sun} fill="#fff" opacity="0.16"/>`
    : `<rect y="${height - 12}" width="${width}" height="12" fill="${themeColor}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${backgroundColor}"/>${colour}</svg>`,
  );
}

/** Draws the JPEG of a shared link: the icon, or the file `picture`. @throws if the file cannot be read. */
export async function drawCard(colours: Colours, siteFolder: string, picture?: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const jpeg = { quality: 84, mozjpeg: true };
  const shown = sharp(picture ?? join(siteFolder, 'icon.svg'));
  const isCutOut = picture !== undefined && (await shown.metadata()).hasAlpha;
  if (picture && !isCutOut) return shown.resize(width, height, { fit: 'cover' }).jpeg(jpeg).toBuffer();
  const side = picture ? dishSide : iconSide;
  const input = await shown.resize(side, side, { fit: 'inside' }).png().toBuffer();
  return sharp(groundOf(colours, isCutOut)).composite([{ input }]).jpeg(jpeg).toBuffer();
}
