// npm run dev: restarts the API when one of its files changes; storefront and office show changes at once.
import { installPackages } from './prepare.mjs';
import { runChild } from './run-child.mjs';

installPackages();
const watched = ['apps/api/src', 'apps/serve/src', 'packages', 'sites'].map((path) => `--watch-path=${path}`);
runChild('apps/serve/src/main.ts', ['--development'], {
  nodeOptions: ['--import', './apps/serve/src/spare-manifests.ts', '--watch', '--watch-preserve-output', ...watched],
});
