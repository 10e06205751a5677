import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { bareEnvironment } from './bare-environment.ts';

export interface Account {
  /** If absent, programs run as the user of the shop's own process. */
  user?: { uid: number; gid: number };
  prefix: readonly string[];
  owner?: { uid: number; gid: number };
}

export const ownAccount: Account = { prefix: [] };

export function userAccount(user: { uid: number; gid: number }): Account {
  return { user, owner: user, prefix: [] };
}

/** Root under another user id in a user namespace. Outside of it, files and processes still belong to root. */
export const namespaceAccount: Account = {
  prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000'],
  owner: { uid: 0, gid: 0 },
};

export function spawnAs(
  account: Account,
  [file, ...args]: readonly [string, ...string[]],
  options: Pick<SpawnOptions, 'stdio' | 'detached' | 'cwd'>,
): ChildProcess {
  const [first = file, ...rest] = [...account.prefix, file, ...args];
  return spawn(first, rest, { ...options, ...account.user, env: bareEnvironment(), windowsHide: true });
}

export interface Outcome {
  /** The exit code, or null if the program could not be started or a signal ended it. */
  code: number | null;
  output: string;
}

/** Runs a program as the account. Never throws: the code is null if the program can't be started. */
export function runAs(account: Account, command: readonly [string, ...string[]]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawnAs(account, command, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    }
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
