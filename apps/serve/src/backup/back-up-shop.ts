import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backUp, withServer } from '@comptoir/api';
import type { Config } from '../environment/config.ts';
import { versionOf } from '../installed/installed-shops.ts';
import { shareOwner } from '../share-owner.ts';
import { databaseOptions } from '../tools/database/database-options.ts';
import { packFolder } from './archive.ts';
import { copySite } from './copy-site.ts';
import { digestFiles } from './digest-files.ts';
import { backupName, dropOldBackups } from './drop-old-backups.ts';
import { type LastBackup, readLastBackup, writeLastBackup } from './last-backup.ts';
import { gatherSecrets, writeSecrets } from './secrets.ts';
import { makeNote, parts, type ShopNote, tellOrders } from './shop-note.ts';
import { takeElsewhere } from './take-elsewhere.ts';
import { tryBackup } from './try-backup.ts';
import { whyInFrench } from './why-in-french.ts';

export interface BackupJob {
  config: Config;
  installed: string | undefined;
  folder: string;
  dropsOld: boolean;
  now: () => Date;
  say: (line: string) => void;
  signal?: AbortSignal;
}

const release = fileURLToPath(new URL('../../../..', import.meta.url));
const weekMilliseconds = 7 * 24 * 3_600_000;
const nothing = { file: null, madeAt: null, bytes: null, triedAt: null, copiedAt: null };

/** Backs up a running shop, tests a restore weekly, deletes old backups and runs the copy command. @throws Error */
export async function backUpShop(job: BackupJob): Promise<void> {
  const { config, folder, now } = job;
  openFolder(job);
  const at = now();
  const last: LastBackup = { ...nothing, ...readLastBackup(folder), at: at.toISOString(), failure: null };
  const failures: string[] = [];
  const attempt = async (step: Promise<Partial<LastBackup>>) => {
    try {
      Object.assign(last, await step);
      return true;
    } catch (error) {
      failures.push(whyInFrench(error, notWritten(folder)));
      return false;
    }
  };

  const isMade = await attempt(makeBackup(job, at));
  const file = join(folder, last.file ?? '');
  if (isMade && isTrialDue(last, at)) await attempt(makeTrial(job, file));
  if (failures.length === 0) dropOld(job, basename(file));
  if (isMade && config.backup.command !== null) await attempt(copy(job, config.backup.command, file));
  last.failure = failures.length > 0 ? failures.join(' ') : null;
  try {
    writeLastBackup(folder, last);
  } catch (error) {
    failures.push(whyInFrench(error, `Rien n’a pu être noté dans ${folder}`));
  }
  if (failures.length > 0) throw new Error(failures.join(' '));
}

const notWritten = (folder: string) => `La sauvegarde n’a pas pu être écrite dans ${folder}`;

function openFolder({ folder, config, now }: BackupJob): void {
  try {
    if (!existsSync(folder)) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      shareOwner(config.dataDir, folder);
    }
    for (const name of readdirSync(folder).filter((found) => /^\.(partial|trial)-/.test(found)))
      if (now().getTime() - statSync(join(folder, name)).mtimeMs > weekMilliseconds / 7)
        rmSync(join(folder, name), { recursive: true });
  } catch (error) {
    throw new Error(whyInFrench(error, notWritten(folder)), { cause: error });
  }
}

async function makeBackup(job: BackupJob, at: Date): Promise<Partial<LastBackup>> {
  const { config, folder, signal, say } = job;
  const staged = mkdtempSync(join(folder, '.partial-'));
  try {
    const note = await stage(job, staged);
    const name = backupName(config.site, at);
    const file = join(folder, name);
    await packFolder(staged, file, signal);
    shareOwner(folder, file);
    const { size: bytes } = statSync(file);
    say(
      `${file} : ${tellOrders(note.orders)}, ${(bytes / 1e6).toFixed(1).replace('.', ',')} Mo, ${aboutSecrets(config)}.`,
    );
    return { file: name, madeAt: note.madeAt, bytes };
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

const aboutSecrets = ({ backup }: Config) =>
  backup.passphrase === null
    ? 'sans les secrets ni les réglages, car BACKUP_PASSPHRASE n’est pas réglé'
    : 'avec les secrets et les réglages, scellés par BACKUP_PASSPHRASE';

/** Writes all parts into a folder. The description comes last, because it contains the digests of the others. */
async function stage({ config, installed, signal }: BackupJob, folder: string): Promise<ShopNote> {
  const options = { ...databaseOptions(config), mayJoin: true, mustExist: true };
  const header = await withServer(options, (address) =>
    backUp({ address, file: join(folder, parts.database) }, signal),
  );
  copySite(join(config.sitesDir, config.site), join(folder, parts.site));
  const { passphrase } = config.backup;
  if (passphrase !== null) writeSecrets(folder, gatherSecrets(config, installed), passphrase);
  const about = { site: config.site, version: versionOf(release) ?? '?', files: await digestFiles(folder) };
  const note = makeNote(header, about);
  writeFileSync(join(folder, parts.note), `${JSON.stringify(note, null, 2)}\n`);
  return note;
}

const isTrialDue = ({ triedAt }: LastBackup, at: Date) =>
  triedAt === null || at.getTime() - Date.parse(triedAt) > weekMilliseconds;

async function makeTrial({ config, now, say }: BackupJob, file: string): Promise<Partial<LastBackup>> {
  await tryBackup(file, config.backup.passphrase);
  say('Remise pour essai dans une base d’un moment : tout y est.');
  return { triedAt: now().toISOString() };
}

function dropOld({ config, folder, dropsOld, now, say }: BackupJob, keep: string): void {
  if (!dropsOld) return;
  const dropped = dropOldBackups(folder, { site: config.site, keepDays: config.backup.keepDays, keep, now: now() });
  if (dropped.length > 0)
    say(`Effacées, car plus anciennes que ${config.backup.keepDays} jours : ${dropped.join(', ')}`);
}

async function copy({ now, say, signal }: BackupJob, command: string, file: string): Promise<Partial<LastBackup>> {
  await takeElsewhere(command, file, { signal });
  say('Copiée par BACKUP_COMMAND.');
  return { copiedAt: now().toISOString() };
}
