// Runs a command-line tool such as npm run orders with the project's own Node.
import { existsSync } from 'node:fs';
import { installPackages, node } from './prepare.mjs';
import { runChild } from './run-child.mjs';

// Packages must not change while a shop is running, so they are only installed if there are none.
if (!existsSync(node)) installPackages();
runChild('apps/serve/src/tools/shop.ts', process.argv.slice(2));
