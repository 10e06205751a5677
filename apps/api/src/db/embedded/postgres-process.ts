import type { ChildProcess } from 'node:child_process';
import { failureReason } from './failure-reason.ts';
import { spawnAs } from './placement/account.ts';
import type { Placement } from './placement/placement.ts';

export interface PostgresProcess {
  /** Resolves with the last output of the process after it exits for any reason. */
  ended: Promise<string>;
  stop(): void;
  /** Requests an immediate shutdown without a checkpoint; the next start replays the log. */
  stopAtOnce(): void;
}

const ready = 'database system is ready to accept connections';
const keptCharacters = 8_192;
const lastWordsMilliseconds = 100;

/** Resolves when the server accepts connections. Throws an `Error` with the reason if the server exits first. */
export async function startPostgres(
  { binaries, account, folder }: Placement,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresProcess> {
  const options = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const child = spawnAs(account, [binaries.postgres, '-D', folder, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
    // A separate process group keeps Ctrl-C from the database, because the shop needs it to finish accepted work.
    detached: true,
  });
  let output = '';
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // `close` waits for orphaned connections that keep the output open. A restart must not wait for them.
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

function stopsOf(child: ChildProcess): Pick<PostgresProcess, 'stop' | 'stopAtOnce'> {
  return { stop: () => child.kill('SIGINT'), stopAtOnce: () => child.kill('SIGQUIT') };
}
