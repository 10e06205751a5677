import { paths, readPayload } from '@comptoir/contract';
import { type Content, encode, type PackedPage } from '@comptoir/web-host';
import type { PageRequest } from '../app/page-request.ts';
import { askedOrder } from '../app/screens/asked-order.ts';

/** The address is a key to read by, so neither caches may keep the page nor other sites get the address as the referrer. */
export const privateHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

interface Options {
  api: { root: string; fetch: typeof fetch };
  render: (path: string, order: NonNullable<PageRequest['order']>) => Promise<PackedPage>;
}

/** The pages of orders. They are personal, so each request renders its page and caches may not store it (LIV-22). */
export function createOrderPages({ api, render }: Options): { find: (pathname: string) => Promise<Content | null> } {
  async function read(token: string): Promise<PageRequest['order'] | null> {
    try {
      const answer = await api.fetch(api.root.replace(/\/+$/, '') + paths.liveOrder(token));
      if (answer.status === 404) return null;
      return answer.ok ? (readPayload(await answer.json()) as Record<string, unknown>) : 'unread';
    } catch {
      return 'unread';
    }
  }

  return {
    /** Returns null if the path is not an order's URL, or if the order does not exist. */
    find: async (pathname) => {
      const token = askedOrder(pathname);
      const order = token === null ? null : await read(token);
      if (!order) return null;
      const { status, bytes, digest, scriptHashes } = await render(pathname, order);
      return {
        status,
        scriptHashes,
        type: 'text/html; charset=utf-8',
        prepared: encode(Buffer.from(bytes), { isCompressible: true, digest }),
        headers: privateHeaders,
      };
    },
  };
}
