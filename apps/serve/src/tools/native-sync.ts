// The script native:sync needs a working copy, because it builds.
import '../spare-manifests.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { loadEnvironment } = await import('../environment/load-environment.ts');
const { syncNativeShell } = await import('./sync-native-shell.ts');

try {
  loadEnvironment(undefined);
  await syncNativeShell();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// The parent's IPC channel would keep the process alive.
process.disconnect?.();
