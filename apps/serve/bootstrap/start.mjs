// npm start: installs and builds what changed, then serves.
import { buildStorefront, installPackages, serverFlags } from './prepare.mjs';
import { runChild } from './run-child.mjs';

installPackages();
buildStorefront();
runChild('apps/serve/src/main.ts', [], { nodeOptions: serverFlags });
