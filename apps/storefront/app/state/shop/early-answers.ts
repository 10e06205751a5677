import { hearServerDate } from '@comptoir/web-app/clock';

const encodings = ['br', 'gzip'];
/** Every spelling of an ETag under which the server may know the same answer: one for each encoding. */
const spellings = (etag: string) => [etag, ...encodings.map((encoding) => etag.replace(/"$/, `-${encoding}"`))];
/** An ETag as the server gives it to an answer that is not encoded. */
const plain = (etag: string) => etag.replace(new RegExp(`-(${encodings.join('|')})"$`), '"');

interface EarlyAnswers {
  /** Asks for an address again. True: the server still has what the ETag names, and nothing needs to be read. */
  isUnchanged: (url: string, etag: string) => Promise<boolean>;
  /** The ETag of what was last read at an address; undefined: it came without one. */
  etagOf: (url: string) => string | undefined;
  /** The `fetch` of the caller: what was answered already is not asked for twice. */
  fetch: typeof globalThis.fetch;
}

/**
 * Requests that are sent before the caller's code is here. Mostly nothing has changed since the page was rendered: then
 * neither the caller nor the schemas of the wire are fetched at all.
 */
export function createEarlyAnswers(): EarlyAnswers {
  const kept = new Map<string, Promise<Response>>();
  const etags = new Map<string, string>();
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
    etagOf: (url) => etags.get(url),
    fetch: async (input, init) => {
      const url = String(input);
      const early = kept.get(url);
      kept.delete(url);
      const answer = await (early ?? fetch(input, init));
      const etag = answer.headers.get('etag');
      if (answer.ok && etag) etags.set(url, plain(etag));
      return answer;
    },
  };
}
