// npm run orders, npm run catalogue, npm run addresses, npm run database, npm run office, npm run retention, npm run native:sync: a tool of the restaurant's, on the project's own Node.
import { installPackages } from './prepare.mjs';
import { runChild } from './run-child.mjs';

installPackages();
runChild('apps/serve/src/tools/tool.ts', process.argv.slice(2));
