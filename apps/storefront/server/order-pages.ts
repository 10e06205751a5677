import { paths, readPayload } from '@comptoir/contract';
import { type Content, encode, type PackedPage } from '@comptoir/web-host';
import type { PageRequest } from '../app/page-request.ts';
import { askedOrder } from '../app/screens/asked-order.ts';

interface Options {
  api: { root: string; fetch: typeof fetch };
  render: (path: string, order: NonNullable<PageRequest['order']>) => Promise<PackedPage>;
}

/** Pages of orders: somebody's own, so that they are rendered for each request and kept by nobody (LIV-22). */
export function createOrderPages({ api, render }: Options): { find: (pathname: string) => Promise<Content | null> } {
  /** Null: there is no order behind this link. */
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
    /** Null: the address is of no order, or its order is not there. */
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
        // Its address opens it: nobody is told where a reader came from.
        headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
      };
    },
  };
}
