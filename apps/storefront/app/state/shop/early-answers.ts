import { hearServerDate } from './clock-store.ts';

/** Every spelling of an ETag under which the server may know the same answer: one for each encoding. */
const spellings = (etag: string) => [etag, ...['br', 'gzip'].map((encoding) => etag.replace(/"$/, `-${encoding}"`))];

interface EarlyAnswers {
  /** Asks for an address again. True: the server still has what the ETag names, and nothing needs to be read. */
  isUnchanged: (url: string, etag: string) => Promise<boolean>;
  /** The `fetch` of the caller: what was answered already is not asked for twice. */
  fetch: typeof globalThis.fetch;
}

/**
 * Requests that are sent before the caller's code is here. Mostly nothing has changed since the page was rendered: then
 * neither the caller nor the schemas of the wire are fetched at all.
 */
export function createEarlyAnswers(): EarlyAnswers {
  const kept = new Map<string, Promise<Response>>();
  return {
    isUnchanged: async (url, etag) => {
      const asked = fetch(url, {
        headers: { accept: 'application/json', 'if-none-match': spellings(etag).join(', ') },
      });
      const answer = await asked.catch(() => null);
      const milliseconds = Date.parse(answer?.headers.get('date') ?? '');
      if (Number.isFinite(milliseconds)) hearServerDate(milliseconds);
      if (answer?.status !== 304) kept.set(url, asked);
      return answer?.status === 304;
    },
    fetch: (input, init) => {
      const early = kept.get(String(input));
      kept.delete(String(input));
      return early ?? fetch(input, init);
    },
  };
}
