import { LRUCache } from 'lru-cache';
import type { Content } from './answer.ts';
import { encode } from './encode.ts';
import type { StaticFiles } from './static-files.ts';

/** Pictures of 5 to 120 kB each. */
const keptPictures = 100;

interface DrawnFilesOptions {
  type: string;
  /** How the picture at a path is drawn; null: none has that path. What it resolves with may be null too: there is nothing to draw. */
  drawingOf: (path: string) => (() => Promise<Buffer | null>) | null;
}

/** Pictures that are drawn when they are first asked for, then kept. What can't be drawn is missing, with a line in the log, and tried again by the next. */
export function createDrawnFiles({ type, drawingOf }: DrawnFilesOptions): StaticFiles {
  const drawn = new LRUCache<string, Promise<Content | null>>({ max: keptPictures });

  async function make(draw: () => Promise<Buffer | null>): Promise<Content | null> {
    const picture = await draw();
    if (!picture) return null;
    const prepared = encode(picture, { isCompressible: false });
    // What may stay as it is for an hour: it changes with the restaurant's own pictures.
    const headers = { 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' };
    return { status: 200, type, prepared, headers, isPart: true, isLasting: true };
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
      // Only what was drawn is kept: the names of what isn't there are endless.
      if (!found) drawn.delete(path);
      return found;
    },
  };
}
