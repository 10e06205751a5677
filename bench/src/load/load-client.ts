import { openChild } from './child.ts';
import type { Load, LoadResult } from './load.ts';

export interface LoadClient {
  /** Runs a load. @throws if a response is not a success. */
  run(load: Load): Promise<LoadResult>;
  close(): Promise<void>;
}

/** The load client has its own process, so that it does not slow the server. */
export function openLoadClient(): LoadClient {
  const child = openChild('./load-process.ts');
  return {
    run: async (load) => {
      const { result, error } = await child.ask<{ result?: LoadResult; error?: string }>(load);
      if (!result) throw new Error(`${load.url}: ${error}`);
      return result;
    },
    close: child.close,
  };
}
