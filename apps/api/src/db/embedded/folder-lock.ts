import { closeSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OpenFailure } from '../failure/open-failure.ts';
import { processIdentity } from './process-identity.ts';

const pattern = /^server\.(\d+)-(.+)\.lock$/;

/**
 * Takes the folder for this process alone: the one that holds it may end what another left
 * running there. Everyone announces itself by a file named after its process, then looks at the others: whoever sees a
 * living one withdraws. So no step must be atomic, a dead process's file is no obstacle, and a used-again pid is another name.
 * Throws `OpenFailure` when another server holds the folder. Returns the release.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const own = `server.${processIdentity(process.pid)}.lock`;
  for (let attempt = 1; ; attempt++) {
    const release = announce(folder, own);
    const holder = release && livingHolder(folder, own);
    if (release && holder === null) return release;
    release?.();
    // Two that start at once see each other and both withdraw; after a random pause one is first.
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
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
  return () => rmSync(file, { force: true });
}

/** The process that holds the folder, if one does. */
export function findHolder(folder: string): number | null {
  return livingHolder(folder, null);
}

/** The pid of another living process that announced itself; the files of dead ones are swept away. */
function livingHolder(folder: string, own: string | null): number | null {
  for (const name of readdirSync(folder)) {
    const [, pid, start] = pattern.exec(name) ?? [];
    if (name === own || pid === undefined) continue;
    if (processIdentity(Number(pid)) === `${pid}-${start}`) return Number(pid);
    rmSync(join(folder, name), { force: true });
  }
  return null;
}
