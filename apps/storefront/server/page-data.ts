import { type Content, encode, type Prepared } from '@comptoir/web-host';
import { LRUCache } from 'lru-cache';

export interface PageDataFiles {
  keep: (digest: string, text: Buffer) => void;
  find: (pathname: string) => Promise<Content | null>;
}

/** The number of catalogues whose data files stay available. Older rendered pages still need their file. */
const keptFiles = 8;
const addressOf = /^\/data\/([\w-]+)\.json$/;

/** Serves the catalogue of each rendered page as a file. `readAgain` stores the current catalogue. */
export function createPageData(readAgain: () => Promise<unknown>): PageDataFiles {
  const files = new LRUCache<string, Prepared>({ max: keptFiles });
  return {
    keep: (digest, text) => {
      if (!files.has(digest)) files.set(digest, encode(text, { isCompressible: true, isImproved: true, digest }));
    },
    find: async (pathname) => {
      const digest = addressOf.exec(pathname)?.[1];
      if (digest === undefined) return null;
      // After a restart the file is missing. The current catalogue may have the same digest.
      if (!files.has(digest)) await readAgain();
      const prepared = files.get(digest);
      if (!prepared) return null;
      return {
        status: 200,
        type: 'application/json; charset=utf-8',
        prepared,
        isPart: true,
        isLasting: true,
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      };
    },
  };
}
