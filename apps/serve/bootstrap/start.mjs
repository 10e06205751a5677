// npm start installs and builds what has changed, then starts the shop.
import { buildShop, installPackages, serverEnvironment, serverFile, serverFlags } from './prepare.mjs';
import { runChild } from './run-child.mjs';

installPackages();
await buildShop();
const env = { ...serverEnvironment, ...process.env };
runChild(serverFile, [], { env, nodeOptions: serverFlags });
