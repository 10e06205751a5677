import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a prepared data folder stands, for the shops of this run: creating a database takes seconds, copying it does not. */
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

/** Keeps a closed shop's folder as the template of all later ones; returns how to throw it away. */
export function useAsTemplate(folder: string): () => Promise<void> {
  process.env[templateVariable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
