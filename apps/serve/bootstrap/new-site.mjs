// npm run site:new: the folder of a new restaurant, on the project's own Node.
import { installPackages } from './prepare.mjs';
import { runChild } from './run-child.mjs';

installPackages();
runChild('apps/serve/src/tools/new-site/new-site.ts', process.argv.slice(2));
