import { closeSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemCodeOf } from '../failure/error-parts.ts';
import { OpenFailure } from '../failure/open-failure.ts';
import { processIdentity } from './process-identity.ts';

const pattern = /^server\.(\d+)-(.+)\.lock$/;

/**
 * Locks a data folder for this process and returns the function that unlocks it. Each process creates a lock file with its own name, then
 * looks for lock files of other live processes and withdraws if it finds one. So no step must be atomic, and stale files and reused pids do
 * no harm. Throws `OpenFailure` if another server holds the folder.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const own = `server.${processIdentity(process.pid)}.lock`;
  for (let attempt = 1; ; attempt++) {
    const release = announce(folder, own);
    const holder = release && livingHolder(folder, own);
    if (release && holder === null) return release;
    release?.();
    // Two processes that start together both withdraw. After random pauses one of them is first.
    if (release === null || attempt === 4) {
      throw new OpenFailure(
        `Le dossier de données ${folder} est pris par un autre serveur (processus ${holder ?? process.pid}) : arrêtez-le d’abord, ou choisissez un autre DATA_DIR.`,
      );
    }
    await sleep(50 + Math.random() * 200);
  }
}

function announce(folder: string, own: string): (() => void) | null {
  const file = join(folder, own);
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (systemCodeOf(error) === 'EEXIST') return null;
    throw error;
  }
  return () => rmSync(file, { force: true });
}

export function findHolder(folder: string): number | null {
  return livingHolder(folder, null);
}

/** Returns the pid of another live process with a lock file, or null. Stale lock files are removed. */
function livingHolder(folder: string, own: string | null): number | null {
  for (const name of readdirSync(folder)) {
    const [, pid, start] = pattern.exec(name) ?? [];
    if (name === own || pid === undefined) continue;
    if (processIdentity(Number(pid)) === `${pid}-${start}`) return Number(pid);
    rmSync(join(folder, name), { force: true });
  }
  return null;
}
