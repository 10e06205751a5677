import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccountKeys, openDatabase } from '@comptoir/api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../environment/config.ts';
import { openBooks } from '../secret/open-books.ts';
import { openSecret } from '../secret/open-secret.ts';
import { unpackArchive } from './archive.ts';
import { backUpShop } from './back-up-shop.ts';
import { readLastBackup, writeLastBackup } from './last-backup.ts';
import { readSecrets } from './secrets.ts';

let root: string;
let said: string[];
let folder: string;

const passphrase = 'trois crêpes au sarrasin';
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 3, 30));

function environment(changed: Record<string, string> = {}): Record<string, string> {
  const places = { DATA_DIR: join(root, 'data'), SITES_DIR: join(root, 'sites'), SITE: 'chez-ana', BACKUP_DIR: folder };
  return { ...places, SMTP_URL: 'smtp://ana:secret@mail.example', BACKUP_PASSPHRASE: passphrase, ...changed };
}

async function backUp(day: number, changed: Record<string, string> = {}, dropsOld = true): Promise<string | null> {
  const config = readConfig(environment(changed));
  const job = { config, installed: undefined, folder, dropsOld, now: () => at(day) };
  return backUpShop({ ...job, say: (line) => said.push(line) }).then(
    () => null,
    ({ message }: Error) => message,
  );
}

const backups = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.shop'))
    .map((name) => name.slice('chez-ana-2026-'.length, -'T03-30-00Z.shop'.length));

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'comptoir-whole-'));
  const site = join(root, 'sites/chez-ana');
  mkdirSync(join(site, '.git'), { recursive: true });
  mkdirSync(join(root, 'pictures'));
  writeFileSync(join(root, 'pictures/galette.jpg'), 'a picture');
  writeFileSync(join(site, '.git/HEAD'), 'ref');
  writeFileSync(join(site, 'site.ts'), 'export default {};');
  symlinkSync(join(root, 'pictures'), join(site, 'media'));
  symlinkSync(join(root, 'nowhere'), join(site, 'broken'));
  folder = join(root, 'unused');
  const config = readConfig(environment());
  const database = await openDatabase({ dataDir: config.dataDir });
  await openAccountKeys(database.db, openSecret(config));
  openBooks(config);
  await database.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(() => {
  said = [];
  folder = mkdtempSync(join(root, 'backups-'));
});
afterEach(() => vi.unstubAllEnvs());

const noted = { at: at(1).toISOString(), file: null, madeAt: null, bytes: null, copiedAt: null, failure: null };
/** Records that a backup was tested on this day of the month. */
const wasTried = (day: number) => writeLastBackup(folder, { ...noted, triedAt: at(day).toISOString() });

describe('a backup of a whole shop', () => {
  it('is a file with database, restaurant, secrets and settings, in a folder for its owner alone [PLT-20, PLT-21]', async () => {
    folder = join(folder, 'below/backups');
    for (const name of ['SMTP_URL', 'BACKUP_PASSPHRASE', 'DATA_DIR']) vi.stubEnv(name, environment()[name]);
    expect(await backUp(20)).toBeNull();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder).sort()).toEqual(['chez-ana-2026-11-20T03-30-00Z.shop', 'last.json']);
    const file = join(folder, 'chez-ana-2026-11-20T03-30-00Z.shop');
    const unpacked = mkdtempSync(join(root, 'out-'));
    const note = await unpackArchive(file, unpacked);
    expect(note).toMatchObject({
      site: 'chez-ana',
      orders: 0,
      cents: 0,
      version: expect.stringMatching(/^\d+\.\d+\./),
    });
    expect(Object.keys(note.files).sort()).toEqual([
      ...['database.backup', 'sealed', 'site/media/galette.jpg', 'site/site.ts'],
    ]);
    const booksKey = readFileSync(join(root, 'data/books-key'), 'utf8').trim();
    const secret = readFileSync(join(root, 'data/account-secret'), 'utf8').trim();
    expect(readSecrets(unpacked, passphrase)).toEqual({
      accountSecret: secret,
      booksKey,
      environment: `SMTP_URL='smtp://ana:secret@mail.example'\nBACKUP_PASSPHRASE='${passphrase}'\n`,
    });
    expect(readSecrets(unpacked, 'une autre phrase')).toBeNull();
    expect(readLastBackup(folder)).toEqual({
      at: at(20).toISOString(),
      file: 'chez-ana-2026-11-20T03-30-00Z.shop',
      madeAt: note.madeAt,
      bytes: statSync(file).size,
      triedAt: at(20).toISOString(),
      copiedAt: null,
      failure: null,
    });
  });

  it('has no secrets without a passphrase, and says so [PLT-21]', async () => {
    wasTried(20);
    expect(await backUp(20, { BACKUP_PASSPHRASE: '' })).toBeNull();
    expect(said[0]).toContain('sans les secrets ni les réglages, car BACKUP_PASSPHRASE n’est pas réglé');
    const file = join(folder, 'chez-ana-2026-11-20T03-30-00Z.shop');
    const { files } = await unpackArchive(file, mkdtempSync(join(root, 'out-')));
    expect(Object.keys(files)).not.toContain('sealed');
    expect(readFileSync(file).includes('mail.example')).toBe(false);
  });

  it('is tried in a database of its own every seven days, and old ones go after a good one [PLT-20, PLT-23]', async () => {
    const tried = async (day: number) => {
      expect(await backUp(day, { BACKUP_KEEP_DAYS: '5' })).toBeNull();
      return readLastBackup(folder)?.triedAt;
    };
    expect(await tried(10)).toBe(at(10).toISOString());
    expect(await tried(11)).toBe(at(10).toISOString());
    expect(said.at(-1)).not.toContain('essai');
    expect(await tried(18)).toBe(at(18).toISOString());
    expect(backups()).toEqual(['11-18']);
    expect(said.at(-1)).toMatch(/^Effacées, car plus anciennes que 5 jours : .*11-10T.*11-11T/);
  });

  it('says what is wrong if it can’t be restored, and then no older one is deleted [PLT-23]', async () => {
    wasTried(1);
    expect(await backUp(2)).toBeNull();
    const file = join(root, 'data/account-secret');
    const secret = readFileSync(file, 'utf8');
    writeFileSync(file, `${'ab'.repeat(32)}\n`);
    const failure = await backUp(10, { BACKUP_KEEP_DAYS: '5' });
    writeFileSync(file, secret);
    expect(failure).toMatch(/^La sauvegarde chez-ana-2026-11-10\S+ ne peut pas être remise : /);
    expect(readLastBackup(folder)).toMatchObject({ triedAt: at(1).toISOString(), failure });
    expect(backups()).toEqual(['11-02', '11-10']);
    expect(await backUp(11)).toBeNull();
    expect(readLastBackup(folder)).toMatchObject({ triedAt: at(11).toISOString(), failure: null });
  });

  it('stays if the command that takes it elsewhere fails, which counts as a failure [PLT-22]', async () => {
    wasTried(20);
    const taken = join(root, 'taken');
    expect(await backUp(20, { BACKUP_COMMAND: `cp "$1" '${taken}'` })).toBeNull();
    expect(readLastBackup(folder)?.copiedAt).toBe(at(20).toISOString());
    expect(existsSync(taken)).toBe(true);
    const failure = await backUp(21, { BACKUP_COMMAND: 'echo no route to host >&2; false' });
    expect(failure).toBe('BACKUP_COMMAND a échoué (code 1) : no route to host');
    const file = 'chez-ana-2026-11-21T03-30-00Z.shop';
    expect(readLastBackup(folder)).toMatchObject({ file, copiedAt: at(20).toISOString(), failure });
    expect(existsSync(join(folder, file))).toBe(true);
  });

  it('notes why it failed, and keeps the note of the previous one [PLT-20]', async () => {
    wasTried(20);
    expect(await backUp(20)).toBeNull();
    const before = readLastBackup(folder);
    const noSite = await backUp(21, { SITES_DIR: join(root, 'nowhere') });
    expect(noSite).toBe(`Il n’y a pas de dossier ${join(root, 'nowhere', 'chez-ana')}.`);
    expect(readLastBackup(folder)).toEqual({ ...before, at: at(21).toISOString(), failure: noSite });
    expect(await backUp(22, { DATA_DIR: join(root, 'no-data') })).toContain(join(root, 'no-data'));
    expect(readdirSync(folder).sort()).toEqual(['chez-ana-2026-11-20T03-30-00Z.shop', 'last.json']);
  });

  it('says so if its note can’t be written [PLT-20]', async () => {
    wasTried(20);
    mkdirSync(join(folder, 'last.json.partial'));
    expect(await backUp(21)).toMatch(/^Rien n’a pu être noté dans \S+ : /);
    expect(backups()).toEqual(['11-21']);
  });

  it('can’t be written where the folder is a file, and says so [PLT-20]', async () => {
    folder = join(root, 'pictures/galette.jpg');
    expect(await backUp(20)).toBe(
      `La sauvegarde n’a pas pu être écrite dans ${folder} : ce n’est pas un dossier (${folder}).`,
    );
  });

  it('removes the rest of a killed one, and deletes nothing in a folder that was named on the command line [PLT-20]', async () => {
    wasTried(15);
    expect(await backUp(1)).toBeNull();
    for (const [name, day] of [['.partial-old', 18] as const, ['.partial-new', 20] as const]) {
      mkdirSync(join(folder, name));
      utimesSync(join(folder, name), at(day), at(day));
    }
    expect(await backUp(20, { BACKUP_KEEP_DAYS: '1' }, false)).toBeNull();
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual(['.partial-new']);
    expect(backups()).toEqual(['11-01', '11-20']);
  });
});
