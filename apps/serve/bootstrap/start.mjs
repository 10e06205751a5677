// npm start: installs and builds what changed, then serves.
import { buildPages, installPackages, serverEnvironment, serverFlags } from './prepare.mjs';
import { runChild } from './run-child.mjs';

installPackages();
await buildPages();
const env = { ...serverEnvironment, ...process.env };
runChild('apps/serve/src/main.ts', [], { env, nodeOptions: serverFlags });
