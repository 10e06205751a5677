import type { Caller } from '@comptoir/contract';
import type { Content } from './answer.ts';
import { encode } from './encode.ts';
import { pageKey } from './page-key.ts';
import type { RenderPage } from './page-renderer.ts';
import { hashInlineScripts } from './security-headers.ts';

/** Paths are few and products some dozens: what is beyond is not worth the memory. */
const maxPages = 400;
const htmlType = 'text/html; charset=utf-8';

interface PageCacheOptions {
  render: RenderPage;
  caller: Caller;
  catalogueVersion: () => string;
}

export interface PageCache {
  /** The page at an address, rendered at most once for a catalogue version. */
  find: (url: URL) => Promise<Content>;
}

/** Pages kept ready to send, in every encoding, until the catalogue changes or the clock passes a boundary. */
export function createPageCache({ render, caller, catalogueVersion }: PageCacheOptions): PageCache {
  let version: string | null = null;
  let pages = new Map<string, Promise<Content>>();
  let products: Promise<ReadonlySet<string>> = Promise.resolve(new Set());

  function refresh(): void {
    const current = catalogueVersion();
    if (current === version) return;
    version = current;
    pages = new Map();
    products = caller.menus().then(
      (menus) =>
        new Set(
          menus.flatMap((menu) => menu.categories.flatMap((category) => category.items.map((item) => String(item.id)))),
        ),
      () => {
        // Asked again with the next page: without the menus no product is known.
        version = null;
        return new Set();
      },
    );
  }

  async function build(key: string, path: string, home: Map<string, Promise<Content>>): Promise<Content> {
    const { status, html, isLasting } = await render(path);
    // A 404 names the path that was asked for: there is no end of those, so they are not kept.
    if (!isLasting) home.delete(key);
    const encoded = await encode(Buffer.from(html), { isCompressed: true });
    return { status, type: htmlType, encoded, scriptHashes: hashInlineScripts(html) };
  }

  return {
    find: async (url) => {
      refresh();
      const home = pages;
      const key = pageKey(url, await products);
      const known = home.get(key);
      if (known) return known;
      // What is not there is answered with the path as it was written.
      const path = key.startsWith('/menu') || key.startsWith('/fr/menu') ? key : url.pathname;
      const page = build(key, path, home);
      if (home.size < maxPages) home.set(key, page);
      page.catch(() => home.delete(key));
      return page;
    },
  };
}
