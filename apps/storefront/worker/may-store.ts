import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Whether an answer may be kept at all: it is whole, nobody was led elsewhere, and its sender does not forbid it. */
function isStorable({ status, redirected, headers }: Response): boolean {
  return status === 200 && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '');
}

/** Stores what may be stored, without its date: the hour of the server is never read from a store (DEC-23). */
export const storesUndated: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (!isStorable(response)) return null;
    const headers = new Headers(response.headers);
    headers.delete('date');
    return new Response(response.body, { status: 200, headers });
  },
};

/** Stores pages of the worker's own build only: the scripts of another one are not in its store. */
export function storesBuild(id: string): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ response }) => {
      if (!isStorable(response)) return null;
      const html = await response.clone().text();
      return html.includes(` data-build-id="${id}"`) ? response : null;
    },
  };
}
