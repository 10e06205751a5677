// npm run orders, catalogue, addresses, database, backup, restore, doctor, office, retention, site:new: a tool, by the project's own Node.
import { existsSync } from 'node:fs';
import { installPackages, node } from './prepare.mjs';
import { runChild } from './run-child.mjs';

// Packages must not change below a running shop.
if (!existsSync(node)) installPackages();
runChild('apps/serve/src/tools/shop.ts', process.argv.slice(2));
