import type { Caller, CallerOptions } from '@comptoir/contract';

type Call = (...values: unknown[]) => unknown;

/** Loads the client at the first call. A load error rejects the call. Errors of the method `unheard` are ignored. */
export function lazyCaller<Calls extends object>(load: () => Promise<Calls>, unheard?: keyof Calls): Calls {
  let loading: Promise<Calls> | null = null;
  function loadOnce(): Promise<Calls> {
    loading ??= load();
    // After a load error, the next call tries again.
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

/** The client of public endpoints loads lazily: the first paint does not need it, and it is a tenth of the scripts. */
export function createLazyCaller(options: CallerOptions): Caller {
  return lazyCaller<Caller>(async () => (await import('./api-caller.ts')).createCaller(options), 'announceProduct');
}
