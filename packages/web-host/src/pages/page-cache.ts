import { LRUCache } from 'lru-cache';
import type { Content } from '../answer.ts';
import { encode, type Prepared } from '../encode.ts';
import { encodeLike } from '../encode-like.ts';
import type { PackedPage } from './pack-page.ts';
import { createPageTemplate, type PageTemplate } from './page-template.ts';

const megabyte = 1024 * 1024;
/** A page of many bytes is still less than its headers' and its own objects' worth. */
const leastBytes = 2_048;
/** After a change so many pages, those that were asked for last, are rendered anew before anybody asks. */
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
  /** The page that this one repeats for the most part: no copy of it is kept. */
  like?: PageName;
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
  /** Called as soon as the version has changed: what is shown is rendered anew, and the old pages are shown meanwhile. */
  renew: () => void;
}

interface Kept {
  name: PageName;
  version: string;
  content: Content;
  template: PageTemplate | null;
  bytes: number;
}

/** A page by itself; nobody waits to send what is not kept. */
async function encodeWhole(body: Buffer, { digest, isLasting }: { digest: string; isLasting: boolean }) {
  const prepared = encode(body, { isCompressible: true, isImproved: isLasting, isCompact: isLasting, digest });
  return { prepared, keptBytes: isLasting ? (await prepared.bytes('br')).length : 0 };
}

/** Pages kept ready to send until the version changes. */
export function createPageCache({
  render,
  nameOf,
  version,
  oldMilliseconds = 1_000,
  mostBytes = 32 * megabyte,
}: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, Kept>({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes });
  const underWay = new Map<string, Promise<Kept>>();
  let renewedAt = Number.NEGATIVE_INFINITY;

  async function make(name: PageName, now: string): Promise<Kept> {
    const { key, path, inserted, like } = name;
    const rendered = await render(path, now);
    const { status, digest, scriptHashes } = rendered;
    // Seen as it is, not copied.
    const body = Buffer.from(rendered.bytes.buffer, rendered.bytes.byteOffset, rendered.bytes.byteLength);
    const isTemplate = inserted !== undefined && status === 404;
    // What is refused names the address that was asked for: there is no end of those, so they are not kept.
    const isLasting = rendered.isLasting && (status === 200 || isTemplate);
    const base = isLasting && like ? await basisOf(like, now) : null;
    const { prepared, keptBytes } = base
      ? await encodeLike(body, base, digest)
      : await encodeWhole(body, { digest, isLasting });
    const bytes = Math.max(keptBytes, leastBytes);
    const content: Content = { status, type: htmlType, prepared, scriptHashes, isLasting };
    const kept = {
      name,
      version: now,
      content,
      bytes,
      template: isTemplate ? createPageTemplate(body.toString(), inserted.marker) : null,
    };
    if (isLasting) pages.set(key, kept);
    return kept;
  }

  /** What a page is kept as the difference to; null: that one is not kept itself. */
  async function basisOf(like: PageName, now: string): Promise<Prepared | null> {
    const known = pages.get(like.key);
    const { content } = known?.version === now ? known : await build(like, now);
    return (content.isLasting && content.prepared) || null;
  }

  function build(name: PageName, now: string): Promise<Kept> {
    const work = `${now}\n${name.key}`;
    const known = underWay.get(work);
    if (known) return known;
    const made = make(name, now).finally(() => underWay.delete(work));
    underWay.set(work, made);
    return made;
  }

  function show({ content, template, version: own }: Kept, { inserted }: PageName): Content {
    const isLasting = content.isLasting === true && own === version();
    if (!template || !inserted) return { ...content, isLasting };
    return { ...content, isLasting: false, prepared: template.fill(inserted.text) };
  }

  return {
    find: async (url) => {
      const name = await nameOf(url);
      const now = version();
      const known = pages.get(name.key);
      if (known?.version === now) return show(known, name);
      const made = build(name, now);
      if (!known || performance.now() - renewedAt >= oldMilliseconds) return show(await made, name);
      // Whoever asks next may meet the failure.
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
