import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { syncFolder } from '../disk/sync-folder.ts';
import { OpenFailure } from '../failure/open-failure.ts';
import { typedCommand } from '../failure/typed-command.ts';
import { failureReason } from './failure-reason.ts';
import { type Account, runAs } from './placement/account.ts';
import { type Binaries, majorOf } from './placement/find-binaries.ts';
import type { Placement } from './placement/placement.ts';
import type { Transport } from './transport.ts';

/** The one user of the embedded database. */
export const clusterUser = 'comptoir';

/**
 * Makes the database's folder where there is none, and sees that what is there can be served: of this major version,
 * its files the account's. Throws `OpenFailure`; what was there is never changed but for its owner.
 */
export async function prepareCluster(
  placement: Placement,
  { transport, mustExist = false }: { transport: Transport; mustExist?: boolean },
): Promise<void> {
  const { folder, account, binaries } = placement;
  const entries = existsSync(folder) ? readdirSync(folder) : [];
  if (entries.length === 0 && mustExist)
    throw new OpenFailure(
      `Il n’y a pas de base d’une boutique dans ${dirname(folder)} : démarrez la boutique une fois, ou indiquez son DATA_DIR.`,
    );
  if (entries.length === 0) await makeCluster(placement, transport);
  else if (!entries.includes('PG_VERSION'))
    throw new OpenFailure(
      `Le dossier ${folder} n’est pas celui d’une base de données : déplacez-le, ou choisissez un autre DATA_DIR.`,
    );
  refuseOtherVersion(folder, binaries);
  giveFiles(folder, account);
  // A copy may have lost its mode, and PostgreSQL refuses a folder that others can read.
  chmodSync(folder, 0o700);
}

async function makeCluster({ binaries, account, folder }: Placement, transport: Transport): Promise<void> {
  removeUnfinished(folder);
  // In a folder beside it: an initdb that was killed in the middle leaves nothing that looks like a database. Its name is
  // new each time: an initdb may outlive the shop that started it, and clears away what it can't finish.
  const unfinished = mkdtempSync(`${folder}.new-`);
  giveFiles(unfinished, account);
  const { code, output } = await runAs(account, [
    binaries.initdb,
    `--pgdata=${unfinished}`,
    `--username=${clusterUser}`,
    '--encoding=UTF8',
    // PostgreSQL's own rules for letters: the same on every system, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...transport.initdbOptions,
  ]);
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new OpenFailure(`La base de données de ${folder} ne peut pas être créée : ${failureReason(output)}.`);
  }
  renameSync(unfinished, folder);
  syncFolder(dirname(folder));
}

/** Takes away what was begun and never finished; what is still being written to goes with a later start. */
function removeUnfinished(folder: string): void {
  const leftovers = readdirSync(dirname(folder)).filter((name) => name.startsWith(`${basename(folder)}.new`));
  for (const name of leftovers) {
    try {
      rmSync(join(dirname(folder), name), { recursive: true });
    } catch {
      // Nothing depends on it.
    }
  }
}

function refuseOtherVersion(folder: string, binaries: Binaries): void {
  const written = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (written === majorOf(binaries)) return;
  throw new OpenFailure(
    `La base de données de ${folder} a été écrite par PostgreSQL ${written}, et celui-ci est PostgreSQL ${majorOf(binaries)} : sauvegardez-la avec la version de la boutique qui l’a écrite (${typedCommand('database backup FICHIER')}), et restaurez le fichier avec celle-ci dans un autre DATA_DIR.`,
  );
}

/** Gives a folder and all below it to whom the account's files belong. Links are given, never what they lead to. */
function giveFiles(folder: string, { owner }: Account): void {
  const present = statSync(folder);
  if (!owner || (present.uid === owner.uid && present.gid === owner.gid)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  // The folder itself last: where this is broken off, the next start begins again.
  chownSync(folder, owner.uid, owner.gid);
}
