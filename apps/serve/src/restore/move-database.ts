import type { Secrets } from '../backup/secrets.ts';
import { environmentLine } from '../installed/environment-text.ts';

export function moveDatabase({ environment, ...secrets }: Secrets, databaseUrl: string): Secrets {
  const kept = environment.split('\n').filter((line) => !/^\s*(export\s+)?DATABASE_URL=/.test(line));
  const settings = [...kept.filter(Boolean), environmentLine('DATABASE_URL', databaseUrl), ''];
  return { ...secrets, environment: settings.join('\n') };
}
