import { existsSync, statfsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** `shop` is the demo as it is installed; in `kitchen` its staff accepts orders at a board. */
export type Template = 'shop' | 'kitchen';

/** Copying a prepared data folder is faster than creating a database, which takes seconds. */
const variableOf = (template: Template) => `COMPTOIR_E2E_${template.toUpperCase()}`;

/** A database works only with the secret and the books' key that it was created with, so they are copied, too. */
const kept = ['database', 'account-secret', 'books-key'];

const memory = '/dev/shm';
/** Bytes for the databases of all shops that run at once. */
const neededBytes = 4 * 2 ** 30;

/** A disk takes milliseconds for each commit, so databases lie in memory where the system has enough of it. */
function parentFolder(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededBytes ? memory : tmpdir();
}

/** A copy of the prepared folder if there is one, else an empty folder. */
export async function newDataFolder(wanted: Template = 'shop'): Promise<string> {
  const folder = await mkdtemp(join(parentFolder(), 'comptoir-e2e-'));
  const template = process.env[variableOf(wanted)];
  if (template) for (const name of kept) await cp(join(template, name), join(folder, name), { recursive: true });
  return folder;
}

/** The time that a busy machine may need for the database's last checkpoint. */
const closingMilliseconds = 60_000;

/** A shop does not wait forever for its database to end, and a copy of a running database would be damaged. */
async function whenDatabaseIsClosed(folder: string): Promise<void> {
  for (let waited = 0; existsSync(join(folder, 'database', 'postmaster.pid')); waited += 100) {
    if (waited >= closingMilliseconds) throw new Error(`The database in ${folder} does not end.`);
    await pause(100);
  }
}

/** Uses a closed shop's folder as the template of later ones; resolves with a function that removes it. */
export async function useAsTemplate(folder: string, template: Template): Promise<() => Promise<void>> {
  await whenDatabaseIsClosed(folder);
  process.env[variableOf(template)] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
