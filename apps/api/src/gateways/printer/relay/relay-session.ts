import { createRelayCaller, type RelayCaller } from '@comptoir/contract';

/** The shop holds a request for 5 s at most; an answer that takes longer is lost. */
const answerMs = 12_000;

/** The session of a relay: the address of its shop, and the cookie that lets it in. */
export interface RelaySession {
  url: string;
  cookie: string;
}

/** The shop takes changes from its own pages only, so that a relay names the shop's origin. It follows no redirect (trust R17). */
function createFetch(url: string, cookie: string): typeof fetch {
  const { origin } = new URL(url);
  return (address, init) =>
    fetch(address, {
      ...init,
      headers: { ...Object(init?.headers), origin, ...(cookie !== '' && { cookie }) },
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
}

export function openRelay({ url, cookie }: RelaySession): RelayCaller {
  return createRelayCaller({ root: url, fetch: createFetch(url, cookie) });
}

/**
 * Makes this computer a relay of a shop, by a code that a manager made. Resolves with its name and its session.
 * @throws ApiError if the shop refuses the code, or can't be reached (status 0)
 */
export async function pairRelay(url: string, code: string): Promise<RelaySession & { name: string }> {
  let cookie = '';
  const send = createFetch(url, '');
  const caller = createRelayCaller({
    root: url,
    fetch: async (address, init) => {
      const response = await send(address, init);
      const [given] = response.headers.getSetCookie().flatMap((line) => /^(?:__Host-)?office=[^;]+/.exec(line) ?? []);
      cookie = given ?? '';
      return response;
    },
  });
  const { name } = await caller.pair(code);
  return { url, cookie, name };
}
