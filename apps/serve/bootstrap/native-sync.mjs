// npm run native:sync creates the projects of the native apps with the project's own Node.
import { installPackages } from './prepare.mjs';
import { runChild } from './run-child.mjs';

installPackages();
runChild('apps/serve/src/tools/native-sync.ts', process.argv.slice(2));
