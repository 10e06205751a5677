// npm run orders, npm run catalogue, npm run addresses, npm run database, npm run office, npm run retention, npm run native:sync: works on the shop's database, beside the shop where one runs.
import { existsSync } from 'node:fs';
import '../spare-manifests.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { runCommand } = await import('./commands.ts');
const { showLines } = await import('@comptoir/contract');

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await runCommand(process.argv.slice(2));
} catch (error) {
  console.error(showLines((error as Error).message).join('\n'));
  process.exitCode = 1;
}
// The bootstrap's channel would keep the process.
process.disconnect?.();
