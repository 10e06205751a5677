import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The path of a prepared data folder: creating a database takes seconds, copying it does not. */
const templateVariable = 'COMPTOIR_E2E_TEMPLATE';

/** What a database can't do without: with another secret its shop does not start. */
const kept = ['database', 'account-secret'];

/** A fresh data folder: a copy of the prepared one where there is one, else an empty one. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-e2e-'));
  const template = process.env[templateVariable];
  if (template) for (const name of kept) await cp(join(template, name), join(folder, name), { recursive: true });
  return folder;
}

/** So long a busy machine may need to write a database's last checkpoint. */
const closingMilliseconds = 60_000;

/** A shop that ends does not wait for its database for ever; a copy of one that still writes would be none. */
async function whenDatabaseIsClosed(folder: string): Promise<void> {
  for (let waited = 0; existsSync(join(folder, 'database', 'postmaster.pid')); waited += 100) {
    if (waited >= closingMilliseconds) throw new Error(`The database in ${folder} does not end.`);
    await pause(100);
  }
}

/** Keeps a closed shop's folder as the template of all later ones; gives how to throw it away. */
export async function useAsTemplate(folder: string): Promise<() => Promise<void>> {
  await whenDatabaseIsClosed(folder);
  process.env[templateVariable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
