type Fetch = typeof globalThis.fetch;

/** Wraps `fetch` for one polled URL: it sends the last ETag, and a 304 returns the stored body (BRD-13). */
export function rememberAnswer(fetch: Fetch): Fetch {
  let known: { tag: string; text: string } | null = null;
  return async (address, init) => {
    const headers = new Headers(init?.headers);
    if (known) headers.set('if-none-match', known.tag);
    const response = await fetch(address, { ...init, cache: 'no-store', headers });
    if (response.status === 304 && known) return new Response(known.text, { headers: response.headers });
    const tag = response.headers.get('etag');
    if (response.ok && tag !== null) known = { tag, text: await response.clone().text() };
    return response;
  };
}
