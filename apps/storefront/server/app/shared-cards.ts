import { join } from 'node:path';
import type { SiteConfig } from '@comptoir/contract';
import { createDrawnFiles, type StaticFiles } from '@comptoir/web-host';
import { drawCard } from './draw-card.ts';
import { findMedia } from './find-media.ts';

const cardPath = /^\/cards\/(.+)\.jpg$/;
const iconName = 'icon';
const formats = ['.webp', '.avif', '.jpg', '.jpeg', '.png', '.svg'];

/** Serves `/cards/icon.jpg`, made from the icon, and `/cards/items/reine.jpg`, made from `media/items/reine.*`. */
export function createSharedCards({ site, siteFolder }: { site: SiteConfig; siteFolder: string }): StaticFiles {
  async function draw(name: string): Promise<Buffer | null> {
    const picture = name === iconName ? undefined : await findMedia(join(siteFolder, 'media'), name, formats);
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
