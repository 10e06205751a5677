import { LRUCache } from 'lru-cache';
import type { Content } from './answer.ts';
import { encode } from './encode.ts';
import type { StaticFiles } from './static-files.ts';

const keptPictures = 100;

/** The restaurant may replace a picture of its folder under the same name. */
const forAnHour = 'public, max-age=3600, stale-while-revalidate=86400';
const forAYear = 'public, max-age=31536000, immutable';

interface DrawnFilesOptions {
  type: string;
  /** The path names the content, so that browsers never ask for it again. */
  isFinal?: boolean;
  /** Returns a function that draws the picture of a path. Null, from either function, means that no such picture exists. */
  drawingOf: (path: string) => (() => Promise<Buffer | null>) | null;
}

export function createDrawnFiles({ type, isFinal = false, drawingOf }: DrawnFilesOptions): StaticFiles {
  const cacheControl = isFinal ? forAYear : forAnHour;
  const drawn = new LRUCache<string, Promise<Content | null>>({ max: keptPictures });

  async function make(draw: () => Promise<Buffer | null>): Promise<Content | null> {
    const picture = await draw();
    if (!picture) return null;
    const prepared = encode(picture, { isCompressible: false });
    return { status: 200, type, prepared, headers: { 'cache-control': cacheControl }, isPart: true, isLasting: true };
  }

  return {
    find: async (path) => {
      const draw = drawingOf(path);
      if (!draw) return null;
      const made = drawn.get(path) ?? make(draw);
      drawn.set(path, made);
      const found = await made.catch((error: unknown) => {
        console.error(`${path} can't be drawn`, error);
        return null;
      });
      // Only existing pictures are cached, because clients can request any number of missing names.
      if (!found) drawn.delete(path);
      return found;
    },
  };
}
