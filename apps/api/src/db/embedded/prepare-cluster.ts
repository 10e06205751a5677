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

export const clusterUser = 'comptoir';

/** Creates the database folder, or checks its version and owner. Throws `OpenFailure`. */
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
  // PostgreSQL refuses a folder that other users can read, and a copied folder may have such a mode.
  chmodSync(folder, 0o700);
}

async function makeCluster({ binaries, account, folder }: Placement, transport: Transport): Promise<void> {
  removeUnfinished(folder);
  // A killed initdb must leave no incomplete database, so the new folder first has a random temporary name.
  const unfinished = mkdtempSync(`${folder}.new-`);
  giveFiles(unfinished, account);
  const { code, output } = await runAs(account, [
    binaries.initdb,
    `--pgdata=${unfinished}`,
    `--username=${clusterUser}`,
    '--encoding=UTF8',
    // The built-in locale sorts identically on every operating system.
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

function removeUnfinished(folder: string): void {
  const leftovers = readdirSync(dirname(folder)).filter((name) => name.startsWith(`${basename(folder)}.new`));
  for (const name of leftovers) {
    try {
      rmSync(join(dirname(folder), name), { recursive: true });
    } catch {}
  }
}

function refuseOtherVersion(folder: string, binaries: Binaries): void {
  const written = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (written === majorOf(binaries)) return;
  throw new OpenFailure(
    `La base de données de ${folder} a été écrite par PostgreSQL ${written}, et celui-ci est PostgreSQL ${majorOf(binaries)} : sauvegardez-la avec la version de la boutique qui l’a écrite (${typedCommand('database backup FICHIER')}), et restaurez le fichier avec celle-ci dans un autre DATA_DIR.`,
  );
}

/** Changes the owner of a folder and all files below it, but does not follow symbolic links. */
function giveFiles(folder: string, { owner }: Account): void {
  const present = statSync(folder);
  if (!owner || (present.uid === owner.uid && present.gid === owner.gid)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  // The folder's own owner changes last, so that the next start repeats an interrupted change.
  chownSync(folder, owner.uid, owner.gid);
}
