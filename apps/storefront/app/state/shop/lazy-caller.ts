import type { Caller, CallerOptions } from '@comptoir/contract';

type Call = (...values: unknown[]) => unknown;

/** Loads the caller with the first call; a load error rejects the call. Errors of the call `unheard` are ignored. */
export function lazyCaller<Calls extends object>(load: () => Promise<Calls>, unheard?: keyof Calls): Calls {
  let loading: Promise<Calls> | null = null;
  function loadOnce(): Promise<Calls> {
    loading ??= load();
    // Reset after an error, so that the next call tries again.
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

/** The caller of public endpoints: the first paint does not need it, and it is a tenth of our script. */
export function createLazyCaller(options: CallerOptions): Caller {
  return lazyCaller<Caller>(async () => (await import('./api-caller.ts')).createCaller(options), 'announceProduct');
}
