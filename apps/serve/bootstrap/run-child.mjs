import { spawn } from 'node:child_process';
import { node, root, withProjectBinaries } from './prepare.mjs';

/** Runs a script with the project's Node. The IPC channel lets the child detect that this process was killed. */
export function runChild(script, args = [], { env = process.env, nodeOptions = [] } = {}) {
  const child = spawn(node, [...nodeOptions, script, ...args], {
    cwd: root,
    env: withProjectBinaries(env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
