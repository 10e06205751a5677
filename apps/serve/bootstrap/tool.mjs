// npm run orders, catalogue, addresses, database, backup, restore, doctor, office, retention, site:new: a tool of the restaurant's, on the project's own Node.
import { existsSync } from 'node:fs';
import { installPackages, node } from './prepare.mjs';
import { runChild } from './run-child.mjs';

// Never below a shop that runs: what is installed there stays.
if (!existsSync(node)) installPackages();
runChild('apps/serve/src/tools/shop.ts', process.argv.slice(2));
