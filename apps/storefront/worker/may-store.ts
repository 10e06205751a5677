import type { WorkboxPlugin } from 'workbox-core/types.js';

function isStorable({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '');
}

/** Removes the `Date` header before caching, because the app reads the server's clock from it (DEC-23). */
export const storesUndated: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (!isStorable(response)) return null;
    const headers = new Headers(response.headers);
    headers.delete('date');
    return new Response(response.body, { status: 200, headers });
  },
};

/** Caches a page only if it is of the worker's build, because the scripts of other builds are not cached. */
export function storesBuild(id: string): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) => {
      if (!isStorable(response)) return null;
      const html = await response.clone().text();
      return html.includes(` data-build-id="${id}"`) ? response : null;
    },
  };
}
