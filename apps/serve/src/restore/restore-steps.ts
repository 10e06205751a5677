import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { forgetSecret, openDatabase, restore, withServer } from '@comptoir/api';
import { digestFiles } from '../backup/digest-files.ts';
import type { Secrets } from '../backup/secrets.ts';
import { parts, type ShopNote } from '../backup/shop-note.ts';
import type { Step } from '../installed/machine.ts';
import { booksKeyFile } from '../secret/open-books.ts';
import { secretFile } from '../secret/open-secret.ts';
import { shareOwner } from '../share-owner.ts';

export interface OpenBackup {
  folder: string;
  note: ShopNote;
  /** Null if the backup has no secrets or they are not wanted. */
  secrets: Secrets | null;
}

export interface RestorePlace {
  siteFolder: string;
  keepsSite: boolean;
  dataDir: string;
  /** If null, the embedded database in `dataDir` is used. */
  databaseUrl: string | null;
  settings: string;
  /** True if the environment contains the account secret, so that no file is written. */
  hasSecret: boolean;
}

/** Plans a restore. The database comes last, because it may be refused. @throws Error if another site exists */
export async function planRestore(backup: OpenBackup, place: RestorePlace): Promise<Step[]> {
  const { secrets } = backup;
  return [
    ...(await planSite(backup, place)),
    makeDataFolder(place),
    ...(secrets === null ? [] : [putSettings(secrets, place)]),
    putDatabase(backup, place),
  ];
}

async function planSite({ folder, note }: OpenBackup, { siteFolder: to, keepsSite }: RestorePlace): Promise<Step[]> {
  const isThere = existsSync(to);
  if (keepsSite && !isThere) throw new Error(`Il n’y a pas de dossier ${to} à garder : laissez --keep-site.`);
  if (keepsSite) return [];
  const isEmpty = !isThere || readdirSync(to).length === 0;
  if (!isEmpty && (await isSame(to, note))) return [];
  if (!isEmpty)
    throw new Error(
      `${to} contient autre chose que la sauvegarde : déplacez ce dossier, ou gardez-le par --keep-site.`,
    );
  let made: string | undefined;
  return [
    {
      says: `remet le dossier du restaurant dans ${to}`,
      act: () => {
        const partial = `${to}.partial`;
        rmSync(partial, { recursive: true, force: true });
        made = mkdirSync(dirname(to), { recursive: true });
        cpSync(join(folder, parts.site), partial, { recursive: true });
        letAllRead(partial);
        renameSync(partial, to);
      },
      undo: () => {
        for (const path of [`${to}.partial`, to, ...(made ? [made] : [])])
          rmSync(path, { recursive: true, force: true });
        if (isThere) mkdirSync(to);
      },
    },
  ];
}

/** True if the folder equals the backup's, apart from its version history. */
async function isSame(folder: string, { files }: ShopNote): Promise<boolean> {
  const present = await digestFiles(folder).catch(() => null);
  if (present === null) return false;
  const named = Object.entries(present).filter(([name]) => !name.startsWith('.git/'));
  const wanted = Object.keys(files).filter((name) => name.startsWith(`${parts.site}/`));
  return named.length === wanted.length && named.every(([name, digest]) => files[`${parts.site}/${name}`] === digest);
}

/** The shop's account must be able to read the folder, whatever modes the backup contains. */
function letAllRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

function makeDataFolder({ dataDir }: RestorePlace): Step {
  const isThere = existsSync(dataDir);
  return {
    says: `crée ${dataDir}`,
    act: () => {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    },
    ...(!isThere && { undo: () => rmSync(dataDir, { recursive: true, force: true }) }),
  };
}

function putSettings({ environment }: Secrets, { settings, dataDir }: RestorePlace): Step {
  const former = existsSync(settings) ? readFileSync(settings) : null;
  return {
    says: `écrit les réglages dans ${settings}`,
    act: () => {
      mkdirSync(dirname(settings), { recursive: true });
      writeFileSync(settings, environment, { mode: 0o600 });
      if (dirname(settings) === dataDir) shareOwner(dataDir, settings);
    },
    undo: () => (former === null ? rmSync(settings, { force: true }) : writeFileSync(settings, former)),
  };
}

/** The secret is written after its database was restored. */
function putDatabase({ folder, secrets }: OpenBackup, { dataDir, databaseUrl, hasSecret }: RestorePlace): Step {
  const options = { dataDir, databaseUrl: databaseUrl ?? undefined };
  const file = secretFile(dataDir);
  const draft = `${file}.restored`;
  const secret = hasSecret ? null : (secrets?.accountSecret ?? null);
  const booksKey = secrets?.booksKey ?? null;
  return {
    says: 'remet la base et le secret des comptes',
    act: async () => {
      if (secret !== null) {
        writeFileSync(draft, `${secret}\n`, { mode: 0o600 });
        shareOwner(dataDir, draft);
      }
      await withServer(options, (address) => restore({ address, file: join(folder, parts.database) }));
      if (secret !== null) renameSync(draft, file);
      else if (!hasSecret && !existsSync(file)) await allowNewSecret(options);
      if (booksKey !== null) putBooksKey(dataDir, booksKey);
    },
    undo: () => rmSync(draft, { force: true }),
  };
}

function putBooksKey(dataDir: string, key: string): void {
  const file = booksKeyFile(dataDir);
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  shareOwner(dataDir, file);
}

/** The secret of this database is lost, so the next start creates another. */
async function allowNewSecret(options: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase({ ...options, isTool: true });
  try {
    await forgetSecret(database.db);
  } finally {
    await database.close();
  }
}
