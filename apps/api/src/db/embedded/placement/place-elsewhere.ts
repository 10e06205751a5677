import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { OpenFailure, reasonOf } from '../../failure/open-failure.ts';
import { userAccount } from './account.ts';
import { canReach } from './can-reach.ts';
import { type Binaries, packageFolderOf } from './find-binaries.ts';
import type { Placement } from './placement.ts';

interface Wanted {
  dataDir: string;
  binaries: Binaries;
  user: { uid: number; gid: number };
  /** The folder of all that stands elsewhere. */
  root?: string;
}

/**
 * A place that an ordinary user reaches, for a shop that root runs in a folder closed to all others: a copy of the
 * programs, and a folder for this data folder's database, to which a link leads. Null where that can't be had.
 */
export async function placeElsewhere({
  dataDir,
  binaries,
  user,
  root = '/var/lib/comptoir',
}: Wanted): Promise<Placement | null> {
  const link = join(dataDir, 'database');
  const present = lstatSync(link, { throwIfNoEntry: false });
  // What stands there was written where another user could: it is not moved behind its owner's back.
  if (present && !present.isSymbolicLink()) return null;
  try {
    const copied = copyBinaries(binaries, root);
    const place = join(root, nameOf(dataDir));
    mkdirSync(place, { recursive: true });
    chmodSync(place, 0o711);
    const account = userAccount(user);
    if (!(await canReach(account, copied.postgres, place))) return null;
    const folder = join(place, 'database');
    if (!present) symlinkSync(folder, link);
    return { binaries: copied, account, folder, notice: `La base de données de ${dataDir} est dans ${folder}.` };
  } catch (error) {
    throw new OpenFailure(`La base de données ne peut pas être mise dans ${root} : ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

/** "srv-shop-data-1f0c9a2b": readable, and another for every folder. */
function nameOf(dataDir: string): string {
  const digest = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  return `${dataDir.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-/, '')}-${digest}`;
}

function copyBinaries(binaries: Binaries, root: string): Binaries {
  const from = packageFolderOf(binaries);
  const to = join(root, `postgresql-${binaries.version}`);
  if (!existsSync(to)) {
    // Whole or not at all: a copy that was broken off is made anew.
    const unfinished = `${to}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    chmodSync(root, 0o755);
    cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, to);
  }
  const moved = (path: string) => join(to, relative(from, path));
  return {
    ...binaries,
    initdb: moved(binaries.initdb),
    pgCtl: moved(binaries.pgCtl),
    postgres: moved(binaries.postgres),
  };
}
