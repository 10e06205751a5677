import type { ChildProcess } from 'node:child_process';
import { failureReason } from './failure-reason.ts';
import { spawnAs } from './placement/account.ts';
import type { Placement } from './placement/placement.ts';

/** A server of PostgreSQL's that takes connections. */
export interface PostgresProcess {
  /** Resolves when it has ended, for whatever reason, with what it said last. */
  ended: Promise<string>;
  /** Asks it to end: connections are closed, what is written stays. */
  stop(): void;
  /** Ends it without a last checkpoint; the next start replays the log. */
  stopAtOnce(): void;
}

const ready = 'database system is ready to accept connections';
/** Enough for the reason of an end, little enough for a server that complains for years. */
const keptCharacters = 8_192;
/** What it said last arrives a little after its end. */
const lastWordsMilliseconds = 100;

/** Starts the server on its folder; resolves when it takes connections. Throws an `Error` with its reason when it ends before. */
export async function startPostgres(
  { binaries, account, folder }: Placement,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresProcess> {
  const options = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const child = spawnAs(account, [binaries.postgres, '-D', folder, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
    // Ctrl-C in a terminal is for the shop, which still needs its database to finish what it accepted.
    detached: true,
  });
  let output = '';
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // Connections that outlive their server keep its output open: that must not keep it from being started again.
    child.once('exit', () => setTimeout(() => resolve(failureReason(output)), lastWordsMilliseconds));
    child.once('close', () => resolve(failureReason(output)));
  });
  const isReady = new Promise<true>((resolve) => {
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-keptCharacters);
      if (output.includes(ready)) resolve(true);
    });
  });
  const outcome = await Promise.race([isReady, ended]);
  if (outcome !== true) throw new Error(outcome);
  output = '';
  return { ended, ...stopsOf(child) };
}

/** SIGINT and SIGQUIT are words between processes of a unix; elsewhere an end is an end. */
function stopsOf(child: ChildProcess): Pick<PostgresProcess, 'stop' | 'stopAtOnce'> {
  return { stop: () => child.kill('SIGINT'), stopAtOnce: () => child.kill('SIGQUIT') };
}
