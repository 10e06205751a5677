import type { Caller, CallerOptions } from '@comptoir/contract';

type Call = (...values: unknown[]) => unknown;

/**
 * A caller of the API whose code is fetched with its first call. A failure to fetch the code is a failure of the call. Nobody
 * waits for a call named `unheard`, so nobody hears of its failure either.
 */
export function lazyCaller<Calls extends object>(load: () => Promise<Calls>, unheard?: keyof Calls): Calls {
  let loading: Promise<Calls> | null = null;
  function loadOnce(): Promise<Calls> {
    loading ??= load();
    // Tried again by the next call: the network may be back.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  }
  return new Proxy({} as Calls, {
    get:
      (_, name) =>
      (...values: unknown[]) => {
        const answer = loadOnce().then((caller) => (caller[name as keyof Calls] as Call)(...values));
        if (name === unheard) answer.catch(() => undefined);
        return answer;
      },
  });
}

/** The caller of what anybody may ask: the first paint needs none of it, and it is a tenth of our script. */
export function createLazyCaller(options: CallerOptions): Caller {
  return lazyCaller<Caller>(async () => (await import('./api-caller.ts')).createCaller(options), 'announceProduct');
}
