import type { WorkboxPlugin } from 'workbox-core/types.js';

/** True: complete, not redirected, and cacheable. */
function isStorable({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '');
}

/** Removes the `Date` header: the server's clock must not come from a cache (DEC-23). */
export const storesUndated: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (!isStorable(response)) return null;
    const headers = new Headers(response.headers);
    headers.delete('date');
    return new Response(response.body, { status: 200, headers });
  },
};

/** Only pages of the worker's build: its cache has no scripts of others. */
export function storesBuild(id: string): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) => {
      if (!isStorable(response)) return null;
      const html = await response.clone().text();
      return html.includes(` data-build-id="${id}"`) ? response : null;
    },
  };
}
