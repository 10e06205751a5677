import { openChild } from './child.ts';
import type { Load, LoadResult } from './load.ts';

export interface LoadClient {
  /** @throws on an answer that is not a success. */
  run(load: Load): Promise<LoadResult>;
  close(): Promise<void>;
}

/** Starts the load client in its own process, so that its work does not slow the server's process. */
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
