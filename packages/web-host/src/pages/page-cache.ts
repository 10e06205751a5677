import { LRUCache } from 'lru-cache';
import type { Content } from '../answer.ts';
import { encode, type Prepared } from '../encode.ts';
import { escapeHtml } from '../escape-html.ts';
import type { PackedPage } from './pack-page.ts';

const megabyte = 1024 * 1024;
const leastBytes = 2_048;
/** After a change of the catalogue, this many recently requested pages are rendered in advance. */
const renewedPages = 20;
const htmlType = 'text/html; charset=utf-8';

type RenderPage = (pathAndQuery: string, version: string) => Promise<PackedPage>;

/** The cache key of a page. The keys must be few, whatever URLs clients request. */
export interface PageName {
  key: string;
  path: string;
  /** A page for many URLs, rendered with a marker that the response replaces by the URL's text. */
  inserted?: { marker: string; text: string };
}

interface PageCacheOptions {
  render: RenderPage;
  nameOf: (url: URL) => Promise<PageName>;
  version: () => string;
  oldMilliseconds?: number;
  mostBytes?: number;
}

export interface PageCache {
  find: (url: URL) => Promise<Content>;
  /** Must be called after a change of the version. It renders recent pages, and serves the old ones meanwhile. */
  renew: () => void;
}

interface Kept {
  name: PageName;
  version: string;
  content: Content;
  /** The page's HTML with the marker; null for a page of a single URL. */
  template: string | null;
  bytes: number;
}

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

async function packKept(rendered: PackedPage, name: PageName, version: string): Promise<Kept> {
  const { status, digest, scriptHashes } = rendered;
  const body = Buffer.from(rendered.bytes.buffer, rendered.bytes.byteOffset, rendered.bytes.byteLength);
  const template = name.inserted && status === 404 ? body.toString() : null;
  const isLasting = rendered.isLasting && (status === 200 || template !== null);
  // A query selects a dish. Thousands of such pages may exist, too many for 200 ms each at the highest level.
  const isImproved = isLasting && !name.path.includes('?');
  const prepared = encode(body, { isCompressible: true, isImproved, isCompact: isLasting, digest });
  const bytes = template?.length ?? (isLasting ? (await prepared.bytes('br')).length : 0);
  const content: Content = { status, type: htmlType, prepared, scriptHashes, isLasting };
  return { name, version, content, template, bytes: Math.max(bytes, leastBytes) };
}

function fillTemplate(template: string, { marker, text }: { marker: string; text: string }): Prepared {
  return encode(Buffer.from(template.replace(marker, () => escapeHtml(text))), { isCompressible: true });
}
