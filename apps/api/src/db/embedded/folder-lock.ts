import { closeSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemCodeOf } from '../failure/error-parts.ts';
import { OpenFailure } from '../failure/open-failure.ts';
import { processIdentity } from './process-identity.ts';

const pattern = /^server\.(\d+)-(.+)\.lock$/;

/**
 * Locks a data folder for this process. Each process writes its own lock file, then withdraws if another live process
 * has one, so no step must be atomic. Throws `OpenFailure`.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const own = `server.${processIdentity(process.pid)}.lock`;
  for (let attempt = 1; ; attempt++) {
    const release = announce(folder, own);
    const holder = release && livingHolder(folder, own);
    if (release && holder === null) return release;
    release?.();
    // Two processes that start together both withdraw. Random pauses then let one of them be first.
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

/** Returns the pid of another live process with a lock file, or null. Removes stale lock files. */
function livingHolder(folder: string, own: string | null): number | null {
  for (const name of readdirSync(folder)) {
    const [, pid, start] = pattern.exec(name) ?? [];
    if (name === own || pid === undefined) continue;
    if (processIdentity(Number(pid)) === `${pid}-${start}`) return Number(pid);
    rmSync(join(folder, name), { force: true });
  }
  return null;
}
