// The command `shop` of a release, and the npm scripts orders, catalogue and addresses of a working copy.
import '../spare-manifests.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { runShop } = await import('./commands.ts');
await runShop(process.argv.slice(2));
// The parent's IPC channel would keep the process alive.
process.disconnect?.();
