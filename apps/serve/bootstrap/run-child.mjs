import { spawn } from 'node:child_process';
import { node, root, withProjectBinaries } from './prepare.mjs';

/**
 * Runs a script of ours under the project's Node and ends as it ends. Signals are passed on, and the channel between
 * the two tells the child when this process was killed without a word, so that none is left behind.
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
