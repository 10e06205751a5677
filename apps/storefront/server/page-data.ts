import { createHash } from 'node:crypto';
import { type Caller, paths, type SiteConfig } from '@comptoir/contract';
import { type Content, encode, type Prepared } from '@comptoir/web-host';
import { LRUCache } from 'lru-cache';
import type { PageData } from '../app/page-request.ts';

type Catalogue = PageData['catalogue'];

interface PageDataOptions {
  readCatalogue: (caller: Caller, now: Temporal.Instant) => Promise<Catalogue>;
  site: SiteConfig;
  caller: Caller;
  etagOf?: ((path: string) => string | undefined) | undefined;
  clock: () => Temporal.Instant;
}

export interface PageDataFiles {
  /** Reads what a page is rendered with, and keeps it for the browser under the address that it answers. */
  read: () => Promise<{ catalogue: Catalogue; address: string }>;
  /** What stands at an address of ours; null: it is not such an address, or what stood there was forgotten. */
  find: (pathname: string) => Promise<Content | null>;
}

/** What the browser asks for again. */
const revalidated = ['settings', 'menus', 'offers'] as const;
/** So many catalogues back a page may have been rendered and still find its data. */
const keptFiles = 8;
const addressOf = /^\/data\/([\w-]+)\.json$/;

/**
 * What pages are rendered with, as files named after their content: the same catalogue is the same file on every page, and
 * browsers keep it for good. The instant of the rendering is no part of it.
 */
export function createPageData({ readCatalogue, site, caller, etagOf, clock }: PageDataOptions): PageDataFiles {
  const files = new LRUCache<string, Prepared>({ max: keptFiles });

  async function read(): Promise<{ catalogue: Catalogue; address: string }> {
    const read = await readCatalogue(caller, clock());
    const etags = revalidated.flatMap((part) => {
      const etag = etagOf?.(paths[part]);
      return etag ? [{ part, path: paths[part], etag }] : [];
    });
    const catalogue = { ...read, etags };
    const text = JSON.stringify({ site, catalogue: { ...catalogue, renderedAt: '' } } satisfies PageData);
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    if (!files.has(digest)) files.set(digest, encode(Buffer.from(text), { isCompressible: true, isImproved: true }));
    return { catalogue, address: `/data/${digest}.json` };
  }

  return {
    read,
    find: async (pathname) => {
      const digest = addressOf.exec(pathname)?.[1];
      if (digest === undefined) return null;
      // Another server rendered the page, or this one before it was started again: what it reads now may be the same.
      if (!files.has(digest)) await read();
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
