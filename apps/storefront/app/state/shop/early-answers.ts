import { hearServerDate } from '@comptoir/web-app/clock';

const encodings = ['br', 'gzip'];
/** A response has one ETag per content encoding, with the encoding as its suffix. */
const spellings = (etag: string) => [etag, ...encodings.map((encoding) => etag.replace(/"$/, `-${encoding}"`))];
const plain = (etag: string) => etag.replace(new RegExp(`-(${encodings.join('|')})"$`), '"');

interface EarlyAnswers {
  /** Sends a conditional request. True if the server answered 304, so the resource is unchanged. */
  isUnchanged: (url: string, etag: string) => Promise<boolean>;
  etagOf: (url: string) => string | undefined;
  /** A `fetch` that uses the responses of earlier requests first. */
  fetch: typeof globalThis.fetch;
}

/** Sends conditional requests before the API client loads. After a 304, neither the client nor zod has to load. */
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
