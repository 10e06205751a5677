import type { DatabaseOptions } from '@comptoir/api';
import type { readConfig } from '../../environment/config.ts';

export function databaseOptions({ dataDir, databaseUrl }: ReturnType<typeof readConfig>): DatabaseOptions {
  return { dataDir, databaseUrl: databaseUrl ?? undefined, onNotice: (line) => console.error(line) };
}
