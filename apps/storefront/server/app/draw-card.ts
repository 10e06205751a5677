import { join } from 'node:path';
import type { SiteConfig } from '@comptoir/contract';

/** What shared links show, in pixels: the form that messengers and networks cut nothing of. */
const width = 1200;
const height = 630;
/** How much of the card's height an icon and a dish that was cut out take. */
const iconSide = 480;
const dishSide = 600;

type Colours = Pick<SiteConfig['app'], 'backgroundColor' | 'themeColor'>;

/** The ground of every card: the restaurant's own, with a sun in its colour behind a dish or a line of it below the icon. */
function groundOf({ backgroundColor, themeColor }: Colours, hasSun: boolean): Buffer {
  const sun = `cx="${width / 2}" cy="${height}" r="${height * 0.82}"`;
  // The lighter one is seen where both colours are the same.
  const colour = hasSun
    ? `<circle ${sun} fill="${themeColor}" opacity="0.3"/><circle ${sun} fill="#fff" opacity="0.16"/>`
    : `<rect y="${height - 12}" width="${width}" height="12" fill="${themeColor}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${backgroundColor}"/>${colour}</svg>`,
  );
}

/**
 * Draws what stands beside a link to the shop where it is shared, as JPEG: the restaurant's icon or, of a `picture` (a file), a dish that
 * was cut out before a sun in the restaurant's colour, or a photograph that fills the card.
 *
 * @throws where the icon or the picture can't be read.
 */
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
