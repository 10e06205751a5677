import { liveOrderFromWire, paths, readPayload, type SiteConfig, settingsFromWire } from '@comptoir/contract';
import { type Content, encode, hashOfScript, type PackedPage } from '@comptoir/web-host';
import type { PageRequest } from '../app/page-request.ts';
import { askedNote, askedOrder } from '../app/screens/asked-order.ts';
import { noteScript, writeNote } from './note/write-note.ts';

/** The address is a key to read by, so neither caches may keep the page nor other sites get the address as the referrer. */
export const privateHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

const type = 'text/html; charset=utf-8';
const noteHashes = [hashOfScript(noteScript)];

interface Options {
  api: { root: string; fetch: typeof fetch };
  site: SiteConfig;
  render: (path: string, order: NonNullable<PageRequest['order']>) => Promise<PackedPage>;
}

/** The pages of orders. They are personal, so each request renders its page and caches may not store it (LIV-22). */
export function createOrderPages({ api, site, render }: Options): {
  find: (pathname: string) => Promise<Content | null>;
} {
  const ask = (path: string) => api.fetch(api.root.replace(/\/+$/, '') + path);

  async function read(token: string): Promise<PageRequest['order'] | null> {
    try {
      const answer = await ask(paths.liveOrder(token));
      if (answer.status === 404) return null;
      return answer.ok ? (readPayload(await answer.json()) as Record<string, unknown>) : 'unread';
    } catch {
      return 'unread';
    }
  }

  async function pageOf(pathname: string, order: NonNullable<PageRequest['order']>): Promise<Content> {
    const { status, bytes, digest, scriptHashes } = await render(pathname, order);
    const prepared = encode(Buffer.from(bytes), { isCompressible: true, digest });
    return { status, scriptHashes, type, prepared, headers: privateHeaders };
  }

  /** A company has its invoice, and two papers of one sale would be two deductions (BOK-52). */
  async function noteOf(token: string, back: string): Promise<Content | null> {
    const told = await read(token);
    if (!told) return null;
    const answer = told === 'unread' ? null : await ask(paths.settings).catch(() => null);
    // The order's own page says that it can't be read.
    if (told === 'unread' || !answer?.ok) return pageOf(back, 'unread');
    const order = liveOrderFromWire(told);
    if (order?.form !== 'whole' || order.receipt.companyName !== undefined) return null;
    const { contacts } = settingsFromWire(await answer.json());
    return {
      status: 200,
      scriptHashes: noteHashes,
      type,
      text: writeNote({ order, contacts, site, back }),
      headers: privateHeaders,
    };
  }

  return {
    /** Returns null if the path is not an order's URL, or if the order or its note does not exist. */
    find: async (pathname) => {
      const noted = askedNote(pathname);
      if (noted !== null) return noteOf(noted, pathname.replace(/\/note\/?$/i, ''));
      const token = askedOrder(pathname);
      const order = token === null ? null : await read(token);
      return order ? pageOf(pathname, order) : null;
    },
  };
}
