import type { DatabaseOptions } from '@comptoir/api';
import type { readConfig } from '../../environment/config.ts';

/** Which database the tools work on, as the environment has it. */
export function databaseOptions({ dataDir, databaseUrl }: ReturnType<typeof readConfig>): DatabaseOptions {
  return { dataDir, databaseUrl: databaseUrl ?? undefined, onNotice: (line) => console.error(line) };
}
