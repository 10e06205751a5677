// npm start: installs and builds what changed, then serves.
import { buildStorefront, installPackages, serverEnvironment, serverFlags } from './prepare.mjs';
import { runChild } from './run-child.mjs';

installPackages();
await buildStorefront();
const env = { ...serverEnvironment, ...process.env };
runChild('apps/serve/src/main.ts', [], { env, nodeOptions: serverFlags });
