import { spawn } from 'node:child_process';
import { node, root, withProjectBinaries } from './prepare.mjs';

/**
 * Runs a script by the project's Node and exits with its code. Signals are passed on; an IPC channel tells the child if this process is
 * killed, so that it does not stay behind.
 */
export function runChild(script, args = [], { env = process.env, nodeOptions = [] } = {}) {
  const child = spawn(node, [...nodeOptions, script, ...args], {
    cwd: root,
    env: withProjectBinaries(env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
