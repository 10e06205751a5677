import { type Content, encode, type Prepared } from '@comptoir/web-host';
import { LRUCache } from 'lru-cache';

export interface PageDataFiles {
  keep: (digest: string, text: Buffer) => void;
  /** What stands at an address of ours; null: it is not such an address, or what stood there was forgotten. */
  find: (pathname: string) => Promise<Content | null>;
}

/** So many catalogues back a page may have been rendered and still find its data. */
const keptFiles = 8;
const addressOf = /^\/data\/([\w-]+)\.json$/;

/** What pages were rendered with, as files. `readAgain` keeps what is read now. */
export function createPageData(readAgain: () => Promise<unknown>): PageDataFiles {
  const files = new LRUCache<string, Prepared>({ max: keptFiles });
  return {
    keep: (digest, text) => {
      if (!files.has(digest)) files.set(digest, encode(text, { isCompressible: true, isImproved: true, digest }));
    },
    find: async (pathname) => {
      const digest = addressOf.exec(pathname)?.[1];
      if (digest === undefined) return null;
      // Another server rendered the page, or this one before it was started again: what it reads now may be the same.
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
