import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OpenFailure } from '../failure/open-failure.ts';
import { folderHolders, type Holders } from './folder-holders.ts';

/** PostgreSQL has these milliseconds for a last checkpoint, then it is stopped immediately. */
const orderlyMilliseconds = 5_000;
const longestMilliseconds = 15_000;
const lockPattern = /^(postmaster\.pid|\.s\.PGSQL\..+)$/;

/** Ends processes that a killed shop left in the locked folder, and removes stale lock files. Throws `OpenFailure`. */
export async function endLeftovers(folder: string): Promise<void> {
  const startedAt = performance.now();
  let sent: NodeJS.Signals | null = null;
  for (let holders = folderHolders(folder); holders.pids.length > 0; holders = folderHolders(folder)) {
    const elapsed = performance.now() - startedAt;
    if (elapsed > longestMilliseconds) throw new OpenFailure(stillHeld(folder, holders));
    const signal = signalFor(holders, elapsed);
    if (signal !== sent) tell(holders, signal);
    sent = signal;
    await sleep(20);
  }
  // The pid in a stale lock file may now belong to another program, which PostgreSQL would mistake for its server.
  for (const name of readdirSync(folder)) if (lockPattern.test(name)) rmSync(join(folder, name), { force: true });
}

/** Without the server process, the other PostgreSQL processes have nothing to write: the next start replays the log. */
function signalFor({ server }: Holders, elapsed: number): NodeJS.Signals {
  return server !== null && elapsed < orderlyMilliseconds ? 'SIGINT' : 'SIGQUIT';
}

function tell({ server, pids }: Holders, signal: NodeJS.Signals): void {
  for (const pid of server === null ? pids : [server]) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has exited or belongs to another user. In the second case the wait for its end times out.
    }
  }
}

function stillHeld(folder: string, { pids }: Holders): string {
  return `Un serveur PostgreSQL (processus ${pids[0]}) tient ${folder} et ne s’arrête pas : arrêtez-le d’abord.`;
}
