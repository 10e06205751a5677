import type { Caller, CallerOptions } from '@comptoir/contract';

type Call = (...values: unknown[]) => unknown;

/**
 * The API's caller, whose code is fetched with its first call: the first paint needs none of it, and it is a tenth of our
 * script. A failure to fetch the code is a failure of the call.
 */
export function createLazyCaller(options: CallerOptions): Caller {
  let loading: Promise<Caller> | null = null;
  function load(): Promise<Caller> {
    loading ??= import('./api-caller.ts').then(({ createCaller }) => createCaller(options));
    // Tried again by the next call: the network may be back.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  }
  return new Proxy({} as Caller, {
    get:
      (_, name: keyof Caller) =>
      (...values: unknown[]) => {
        const answer = load().then((caller) => (caller[name] as Call)(...values));
        // Nobody waits for an announcement, so nobody hears of its failure either.
        if (name === 'announceProduct') answer.catch(() => undefined);
        return answer;
      },
  });
}
