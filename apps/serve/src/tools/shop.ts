// The command `shop` of a release, and npm run orders, catalogue, addresses and so on of a working copy.
import '../spare-manifests.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { runShop } = await import('./commands.ts');
await runShop(process.argv.slice(2));
// The bootstrap's IPC channel would keep the process alive.
process.disconnect?.();
