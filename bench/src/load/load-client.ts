import { openChild } from './child.ts';
import type { Load, LoadResult } from './load.ts';

export interface LoadClient {
  /** Throws when an answer was no success. */
  run(load: Load): Promise<LoadResult>;
  close(): Promise<void>;
}

/** Who asks servers, in a process of its own: what asking costs is not taken from who answers. */
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
