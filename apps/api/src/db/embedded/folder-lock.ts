import { closeSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemCodeOf } from '../failure/error-parts.ts';
import { OpenFailure } from '../failure/open-failure.ts';
import { processIdentity } from './process-identity.ts';

const pattern = /^server\.(\d+)-(.+)\.lock$/;

/**
 * Takes a data folder for this process; returns its release. Each process announces itself by a file named after it and then looks at the
 * others: if one of them lives, it withdraws. So no step must be atomic, files of dead processes do no harm, and a reused pid has another
 * name. Throws `OpenFailure` if another server holds the folder.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const own = `server.${processIdentity(process.pid)}.lock`;
  for (let attempt = 1; ; attempt++) {
    const release = announce(folder, own);
    const holder = release && livingHolder(folder, own);
    if (release && holder === null) return release;
    release?.();
    // Two that start at once both withdraw; after a random pause one is first.
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

/** The pid of the process that holds the folder; null: none does. */
export function findHolder(folder: string): number | null {
  return livingHolder(folder, null);
}

/** The pid of another living process that announced itself. Files of dead ones are removed. */
function livingHolder(folder: string, own: string | null): number | null {
  for (const name of readdirSync(folder)) {
    const [, pid, start] = pattern.exec(name) ?? [];
    if (name === own || pid === undefined) continue;
    if (processIdentity(Number(pid)) === `${pid}-${start}`) return Number(pid);
    rmSync(join(folder, name), { force: true });
  }
  return null;
}
