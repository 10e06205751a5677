import { hearServerDate } from '@comptoir/web-app/clock';

const encodings = ['br', 'gzip'];
/** All ETags of a response, one per content encoding. */
const spellings = (etag: string) => [etag, ...encodings.map((encoding) => etag.replace(/"$/, `-${encoding}"`))];
const plain = (etag: string) => etag.replace(new RegExp(`-(${encodings.join('|')})"$`), '"');

interface EarlyAnswers {
  /** Conditional request. True: not modified. */
  isUnchanged: (url: string, etag: string) => Promise<boolean>;
  etagOf: (url: string) => string | undefined;
  /** A `fetch` that reuses the early responses. */
  fetch: typeof globalThis.fetch;
}

/** Requests sent before the caller loads. On a 304 neither the caller nor the zod schemas have to load. */
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
