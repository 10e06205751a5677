import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@comptoir/contract';
import { createDrawnFiles, type StaticFiles } from '@comptoir/web-host';
import { drawCard } from './draw-card.ts';

/** Neither leaves the folder nor names an extension. */
const cardPath = /^\/cards\/([\w-]+(?:\/[\w-]+)*)\.jpg$/;
/** The restaurant's own card. */
const iconName = 'icon';
const formats = ['.webp', '.avif', '.jpg', '.jpeg', '.png', '.svg'];

/** The picture of a name in a folder; null: none. */
async function findPicture(folder: string, name: string): Promise<string | null> {
  for (const format of formats) {
    const file = join(folder, name + format);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return file;
  }
  return null;
}

/**
 * What shared links show: `/cards/icon.jpg` the restaurant's icon, `/cards/items/reine.jpg` the picture of that name in its `media/`.
 */
export function createSharedCards({ site, siteFolder }: { site: SiteConfig; siteFolder: string }): StaticFiles {
  async function draw(name: string): Promise<Buffer | null> {
    const picture = name === iconName ? undefined : await findPicture(join(siteFolder, 'media'), name);
    return picture === null ? null : drawCard(site.app, siteFolder, picture);
  }
  return createDrawnFiles({
    type: 'image/jpeg',
    drawingOf: (path) => {
      const name = cardPath.exec(path)?.[1];
      return name === undefined ? null : () => draw(name);
    },
  });
}
