import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@comptoir/contract';

const width = 1200;
const height = 630;
/** Of the icon's side, in pixels. */
const side = 480;

/**
 * Draws what stands beside a link to the shop where it is shared, as PNG: the restaurant's icon on its own ground.
 *
 * @throws where the site's icon is no drawing.
 */
export async function drawCard(
  { backgroundColor, themeColor }: SiteConfig['app'],
  siteFolder: string,
): Promise<Buffer> {
  const drawing = await readFile(join(siteFolder, 'icon.svg'), 'base64');
  const [x, y] = [(width - side) / 2, (height - side) / 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${backgroundColor}"/><rect y="${height - 12}" width="${width}" height="12" fill="${themeColor}"/><image x="${x}" y="${y}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${drawing}"/></svg>`;
  const { renderAsync } = await import('@resvg/resvg-js');
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
