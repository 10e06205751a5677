/** Wraps `fetch` and stores the ETag of the last response of each path. A failed request clears the stored ETag. */
export function noteEtags(fetch: typeof globalThis.fetch): {
  fetch: typeof globalThis.fetch;
  etagOf: (path: string) => string | undefined;
} {
  const etags = new Map<string, string>();
  return {
    etagOf: (path) => etags.get(path),
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      etags.delete(pathname);
      const answer = await fetch(input, init);
      const etag = answer.headers.get('etag');
      if (answer.ok && etag) etags.set(pathname, etag);
      return answer;
    },
  };
}
