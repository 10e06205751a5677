import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OpenFailure } from '../failure/open-failure.ts';
import { folderHolders, type Holders } from './folder-holders.ts';

/** Time for the last checkpoint; after it the server is stopped at once. */
const orderlyMilliseconds = 5_000;
const longestMilliseconds = 15_000;
const lockPattern = /^(postmaster\.pid|\.s\.PGSQL\..+)$/;

/**
 * Ends the processes that a killed shop or server left on the folder, and removes the locks of a dead server. The caller must hold the data
 * folder. Throws `OpenFailure`.
 */
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
  // The pid in a lock may belong to another program by now, which PostgreSQL would take for its server.
  for (const name of readdirSync(folder)) if (lockPattern.test(name)) rmSync(join(folder, name), { force: true });
}

/** Without their server the other processes have nothing to finish: the next start replays the log. */
function signalFor({ server }: Holders, elapsed: number): NodeJS.Signals {
  return server !== null && elapsed < orderlyMilliseconds ? 'SIGINT' : 'SIGQUIT';
}

function tell({ server, pids }: Holders, signal: NodeJS.Signals): void {
  for (const pid of server === null ? pids : [server]) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has ended, or belongs to another user; then the wait above ends with an error.
    }
  }
}

function stillHeld(folder: string, { pids }: Holders): string {
  return `Un serveur PostgreSQL (processus ${pids[0]}) tient ${folder} et ne s’arrête pas : arrêtez-le d’abord.`;
}
