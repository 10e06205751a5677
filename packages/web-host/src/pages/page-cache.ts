import { LRUCache } from 'lru-cache';
import type { Content } from '../answer.ts';
import { encode, type Prepared } from '../encode.ts';
import { escapeHtml } from '../escape-html.ts';
import type { PackedPage } from './pack-page.ts';

const megabyte = 1024 * 1024;
/** What a page counts for at least: its headers and its objects. */
const leastBytes = 2_048;
/** After a change so many pages are rendered before the next request: those that were asked for last. */
const renewedPages = 20;
const htmlType = 'text/html; charset=utf-8';

/** Renders the page at a path and query, of this version or a newer one. */
type RenderPage = (pathAndQuery: string, version: string) => Promise<PackedPage>;

/** What a page is kept under. There must be few keys, whatever is asked for. */
export interface PageName {
  key: string;
  /** What it is rendered from. */
  path: string;
  /** One page for many addresses: rendered from a path that is this marker, which each address replaces by its own text. */
  inserted?: { marker: string; text: string };
}

interface PageCacheOptions {
  render: RenderPage;
  nameOf: (url: URL) => Promise<PageName>;
  /** Another text whenever a rendered page may have become stale. */
  version: () => string;
  /** How long after `renew` an old page may still be shown while its successor is rendered. */
  oldMilliseconds?: number;
  /** What all pages may hold together, compressed. */
  mostBytes?: number;
}

export interface PageCache {
  /** The page at an address, rendered at most once for a version. */
  find: (url: URL) => Promise<Content>;
  /** Called as soon as the version has changed: renders the pages that were asked for last; the old ones are shown meanwhile. */
  renew: () => void;
}

interface Kept {
  name: PageName;
  version: string;
  content: Content;
  /** The text in which each address puts its own; null: the page is one address's. */
  template: string | null;
  bytes: number;
}

/** Pages kept ready to send until the version changes. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, nameOf, version, oldMilliseconds = 1_000, mostBytes = 32 * megabyte } = options;
  const pages = new LRUCache<string, Kept>({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes });
  const underWay = new Map<string, Promise<Kept>>();
  let renewedAt = Number.NEGATIVE_INFINITY;

  function build(name: PageName, now: string): Promise<Kept> {
    const work = `${now}\n${name.key}`;
    const known = underWay.get(work);
    if (known) return known;
    const made = render(name.path, now)
      .then((page) => packKept(page, name, now))
      .then((kept) => {
        if (kept.content.isLasting) pages.set(name.key, kept);
        return kept;
      })
      .finally(() => underWay.delete(work));
    underWay.set(work, made);
    return made;
  }

  function show({ content, template, version: own }: Kept, { inserted }: PageName): Content {
    const isLasting = content.isLasting === true && own === version();
    if (template === null || !inserted) return { ...content, isLasting };
    return { ...content, isLasting: false, prepared: fillTemplate(template, inserted) };
  }

  return {
    find: async (url) => {
      const name = await nameOf(url);
      const now = version();
      const known = pages.get(name.key);
      if (known?.version === now) return show(known, name);
      const made = build(name, now);
      if (!known || performance.now() - renewedAt >= oldMilliseconds) return show(await made, name);
      // The next request may meet the failure.
      made.catch(() => undefined);
      return show(known, name);
    },
    renew: () => {
      renewedAt = performance.now();
      const now = version();
      for (const { name } of [...pages.values()].slice(0, renewedPages)) build(name, now).catch(() => undefined);
      setTimeout(() => {
        for (const [key, page] of [...pages.entries()]) if (page.version !== version()) pages.delete(key);
      }, oldMilliseconds).unref();
    },
  };
}

/** A rendered page as the cache keeps it. Compresses what lasts before it is kept, so that its size is known. */
async function packKept(rendered: PackedPage, name: PageName, version: string): Promise<Kept> {
  const { status, digest, scriptHashes } = rendered;
  const body = Buffer.from(rendered.bytes.buffer, rendered.bytes.byteOffset, rendered.bytes.byteLength);
  const template = name.inserted && status === 404 ? body.toString() : null;
  // A refused page names the address that was asked for. There is no end of those, so they are not kept.
  const isLasting = rendered.isLasting && (status === 200 || template !== null);
  // A page with a query is one dish's. There may be thousands: the highest level takes a core 200 ms for each.
  const isImproved = isLasting && !name.path.includes('?');
  const prepared = encode(body, { isCompressible: true, isImproved, isCompact: isLasting, digest });
  const bytes = template?.length ?? (isLasting ? (await prepared.bytes('br')).length : 0);
  const content: Content = { status, type: htmlType, prepared, scriptHashes, isLasting };
  return { name, version, content, template, bytes: Math.max(bytes, leastBytes) };
}

/** The page of many addresses with the text of one, which is escaped for an attribute or an element. */
function fillTemplate(template: string, { marker, text }: { marker: string; text: string }): Prepared {
  return encode(Buffer.from(template.replace(marker, () => escapeHtml(text))), { isCompressible: true });
}
