import { constants, cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { BackupHeader } from '../backup/contents/backup-header.ts';
import { findRestored, restore } from '../backup/restore.ts';
import { syncFolder } from '../disk/sync-folder.ts';
import { OpenFailure, reasonOf } from '../failure/open-failure.ts';
import { exportOldFolder } from './export-old-folder.ts';
import { isOldFolder } from './is-old-folder.ts';

// For one release: what earlier versions kept in PGlite becomes PostgreSQL's, once, at the first start.
// Each step can be broken off: the old folder bears its name until all of it is in a backup beside it, and the backup
// stays until the new database says that it was restored from it.

interface DataFolder {
  /** Absolute, and the caller's alone. */
  dataDir: string;
  onNotice?: (line: string) => void;
}

const asideName = 'database-pglite';
/** Its engine writes into the folder that it reads, and may not open it again when it is killed at that: it gets a copy. */
const copyOf = (dataDir: string) => join(dataDir, `${asideName}.copy`);
const backupOf = (dataDir: string) => join(dataDir, `${asideName}.backup`);

/** Where the database is an earlier version's, keeps what it holds in a backup and gives its folder another name. Throws `OpenFailure`. */
export async function setOldFolderAside({ dataDir, onNotice }: DataFolder): Promise<void> {
  const folder = join(dataDir, 'database');
  if (!isOldFolder(folder)) return;
  onNotice?.(`The database of ${dataDir} is of an earlier version of the shop: what it holds is taken over once.`);
  const [file, copy] = [backupOf(dataDir), copyOf(dataDir)];
  const clear = (...paths: string[]) => {
    for (const path of paths) rmSync(path, { recursive: true, force: true });
  };
  try {
    clear(file, `${file}.partial`, copy);
    cpSync(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await exportOldFolder({ folder: copy, file });
    clear(copy);
    const moment = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    renameSync(folder, join(dataDir, `${asideName}-${moment}`));
    syncFolder(dataDir);
  } catch (error) {
    clear(copy);
    throw new OpenFailure(
      `The database in ${folder}, of an earlier version of the shop, can't be taken over: ${reasonOf(error)}; nothing was changed.`,
      { cause: error },
    );
  }
}

/** Puts what was set aside into the new database, compared by rows and money, before anybody uses it. Throws `OpenFailure`. */
export async function takeOverOldFolder({ dataDir, onNotice }: DataFolder, address: ClientConfig): Promise<void> {
  const file = backupOf(dataDir);
  if (!existsSync(file)) return;
  try {
    const header = (await findRestored({ address, file })) ?? (await restore({ address, file })).header;
    rmSync(file);
    const old = readdirSync(dataDir).filter((name) => name.startsWith(`${asideName}-`));
    onNotice?.(`${summaryOf(header)} were taken over and compared; the old database is kept as ${old.sort().at(-1)}.`);
  } catch (error) {
    throw new OpenFailure(`What ${file} holds of an earlier version can't be taken over: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}

/** "1017 orders with 2034 lines, 28345.20 in all,". */
function summaryOf({ tables }: BackupHeader): string {
  const [orders, lines] = ['orders', 'order_lines'].map((name) => tables.find((table) => table.name === name));
  const total = (orders?.cents.total_cents ?? 0) / 100;
  return `${orders?.rows ?? 0} orders with ${lines?.rows ?? 0} lines, ${total.toFixed(2)} in all,`;
}
