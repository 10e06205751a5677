import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OpenFailure } from '../failure/open-failure.ts';
import { folderHolders, type Holders } from './folder-holders.ts';

/** So long a server may take to write its last checkpoint; then it must stop at once. */
const orderlyMilliseconds = 5_000;
const longestMilliseconds = 15_000;
/** The lock of the folder, the socket and the socket's lock. */
const lockPattern = /^(postmaster\.pid|\.s\.PGSQL\..+)$/;

/**
 * Ends what a killed shop or a killed server left running on the folder, and takes away the locks of a server that
 * is no more. To be called by who holds the data folder: nobody else's server can be meant then. Throws `OpenFailure`.
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
  // The number in a lock may be another program's by now, and PostgreSQL would take that one for the server.
  for (const name of readdirSync(folder)) if (lockPattern.test(name)) rmSync(join(folder, name), { force: true });
}

/** Without their server the others have nothing to finish: what they wrote is in the log, which the next start replays. */
function signalFor({ server }: Holders, elapsed: number): NodeJS.Signals {
  return server !== null && elapsed < orderlyMilliseconds ? 'SIGINT' : 'SIGQUIT';
}

function tell({ server, pids }: Holders, signal: NodeJS.Signals): void {
  for (const pid of server === null ? pids : [server]) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended meanwhile, or is not ours to end: then the wait above ends with a sentence.
    }
  }
}

function stillHeld(folder: string, { pids }: Holders): string {
  return `Un serveur PostgreSQL (processus ${pids[0]}) tient ${folder} et ne s’arrête pas : arrêtez-le d’abord.`;
}
