import { LRUCache } from 'lru-cache';
import type { Content } from './answer.ts';
import { encode } from './encode.ts';
import { hashInlineScripts } from './security-headers.ts';

/** Paths are few and products some dozens: what is beyond is not worth the memory. */
const maxPages = 400;
const htmlType = 'text/html; charset=utf-8';

export interface RenderedPage {
  status: number;
  html: string;
  /** False: rendered without the catalogue, or an error; render it again for the next one. */
  isLasting: boolean;
}

export type RenderPage = (pathAndQuery: string) => Promise<RenderedPage>;

interface PageCacheOptions {
  render: RenderPage;
  /** What names the page at an address, and what it is rendered from. There must be few names, whatever is asked for. */
  nameOf: (url: URL) => Promise<{ key: string; path: string }>;
  /** Another text whenever a rendered page may have become stale. */
  version: () => string;
}

export interface PageCache {
  /** The page at an address, rendered at most once for a version. */
  find: (url: URL) => Promise<Content>;
}

/** Pages kept ready to send until the version changes. */
export function createPageCache({ render, nameOf, version }: PageCacheOptions): PageCache {
  let current: string | null = null;
  let pages = new LRUCache<string, Promise<Content>>({ max: maxPages });

  async function build(key: string, path: string, home: typeof pages): Promise<Content> {
    const { status, html, isLasting } = await render(path);
    // A 404 names the path that was asked for: there is no end of those, so they are not kept.
    if (!isLasting) home.delete(key);
    const prepared = encode(Buffer.from(html), { isCompressible: true, isImproved: isLasting });
    return { status, type: htmlType, prepared, scriptHashes: hashInlineScripts(html), isLasting };
  }

  return {
    find: async (url) => {
      const now = version();
      if (now !== current) {
        current = now;
        pages = new LRUCache({ max: maxPages });
      }
      const home = pages;
      const { key, path } = await nameOf(url);
      const known = home.get(key);
      if (known) return known;
      const page = build(key, path, home);
      home.set(key, page);
      page.catch(() => home.delete(key));
      return page;
    },
  };
}
