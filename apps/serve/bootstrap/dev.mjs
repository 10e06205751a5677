// npm run dev restarts the API after a change of its files. Storefront and office show changes without a restart.
import { installPackages } from './prepare.mjs';
import { runChild } from './run-child.mjs';

installPackages();
const watched = ['apps/api/src', 'apps/serve/src', 'packages', 'sites'].map((path) => `--watch-path=${path}`);
runChild('apps/serve/src/main.ts', ['--development'], {
  nodeOptions: ['--import', './apps/serve/src/spare-manifests.ts', '--watch', '--watch-preserve-output', ...watched],
});
