import { hearServerDate } from '@comptoir/web-app/clock';

const encodings = ['br', 'gzip'];
/** The spellings of an ETag, one for each encoding of the same answer. */
const spellings = (etag: string) => [etag, ...encodings.map((encoding) => etag.replace(/"$/, `-${encoding}"`))];
/** The ETag of the answer without an encoding. */
const plain = (etag: string) => etag.replace(new RegExp(`-(${encodings.join('|')})"$`), '"');

interface EarlyAnswers {
  /** Asks for an address again. True: the ETag still holds, so nothing has to be read. */
  isUnchanged: (url: string, etag: string) => Promise<boolean>;
  /** The ETag of the last answer of an address; undefined: it had none. */
  etagOf: (url: string) => string | undefined;
  /** A `fetch` for the caller that reuses answers which are here already. */
  fetch: typeof globalThis.fetch;
}

/**
 * Requests that are sent before the caller is loaded. Mostly nothing has changed since the page was rendered: then neither the
 * caller nor the wire's schemas are loaded.
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
