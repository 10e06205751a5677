// npm run orders, npm run catalogue, npm run addresses, npm run database: works on the shop's database, beside the shop where one runs.
import { existsSync } from 'node:fs';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { runCommand } = await import('./commands.ts');

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await runCommand(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
// The bootstrap's channel would keep the process.
process.disconnect?.();
