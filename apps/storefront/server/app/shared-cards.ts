import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@comptoir/contract';
import { type Content, encode, type StaticFiles } from '@comptoir/web-host';
import { LRUCache } from 'lru-cache';
import { drawCard } from './draw-card.ts';

/** Neither leaves the folder nor names an extension. */
const cardPath = /^\/cards\/([\w-]+(?:\/[\w-]+)*)\.jpg$/;
/** The restaurant's own card. */
const iconName = 'icon';
const formats = ['.webp', '.avif', '.jpg', '.jpeg', '.png'];
/** Cards of 30 to 120 kB each. */
const keptCards = 100;

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
 * What shared links show, drawn when it is first asked for: `/cards/icon.jpg` the restaurant's icon, `/cards/items/reine.jpg` the picture
 * of that name in its `media/`. What can't be drawn is missing, with a line in the log.
 */
export function createSharedCards({ site, siteFolder }: { site: SiteConfig; siteFolder: string }): StaticFiles {
  const cards = new LRUCache<string, Promise<Content | null>>({ max: keptCards });
  const media = join(siteFolder, 'media');

  async function draw(name: string): Promise<Content | null> {
    const picture = name === iconName ? undefined : await findPicture(media, name);
    if (picture === null) return null;
    const prepared = encode(await drawCard(site.app, siteFolder, picture), { isCompressible: false });
    const headers = { 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' };
    return { status: 200, type: 'image/jpeg', prepared, headers, isPart: true, isLasting: true };
  }

  return {
    find: async (path) => {
      const name = cardPath.exec(path)?.[1];
      if (name === undefined) return null;
      const card = cards.get(name) ?? draw(name);
      cards.set(name, card);
      const found = await card.catch((error: unknown) => {
        console.error(`${path} can't be drawn`, error);
        return null;
      });
      // Only what was drawn is kept: the names of what isn't there are endless.
      if (!found) cards.delete(name);
      return found;
    },
  };
}
