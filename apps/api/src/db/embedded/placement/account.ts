import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { bareEnvironment } from './bare-environment.ts';

/** In whose name PostgreSQL runs; it refuses root's. */
export interface Account {
  /** Whose process it is; absent: the shop's own user. */
  user?: { uid: number; gid: number };
  /** What is put before each command. */
  prefix: readonly string[];
  /** To whom its files must belong; absent: to the shop's own user, as they do. */
  owner?: { uid: number; gid: number };
}

/** The shop's own user, where that is not root. */
export const ownAccount: Account = { prefix: [] };

/** Another user, as whom only root can start something. */
export function userAccount(user: { uid: number; gid: number }): Account {
  return { user, owner: user, prefix: [] };
}

/** Root under another number, in a user namespace of its own: outside of it, files and processes stay root's. */
export const namespaceAccount: Account = {
  prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000'],
  owner: { uid: 0, gid: 0 },
};

/** Starts a program in the account's name. */
export function spawnAs(
  account: Account,
  [file, ...args]: readonly [string, ...string[]],
  options: Pick<SpawnOptions, 'stdio' | 'detached' | 'cwd'>,
): ChildProcess {
  const [first = file, ...rest] = [...account.prefix, file, ...args];
  return spawn(first, rest, { ...options, ...account.user, env: bareEnvironment(), windowsHide: true });
}

/** What came of a program that has ended. */
export interface Outcome {
  /** Null: it could not be started, or a signal ended it. */
  code: number | null;
  /** What it said on either stream. */
  output: string;
}

/** Runs a program in the account's name to its end. Never throws: what can't be started has code null. */
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
