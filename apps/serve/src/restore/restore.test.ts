import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listOrders, openAccountKeys, openDatabase, seedDatabase, seedDemoAccount } from '@comptoir/api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backUpShop } from '../backup/back-up-shop.ts';
import { digestFiles } from '../backup/digest-files.ts';
import { writeLastBackup } from '../backup/last-backup.ts';
import { readConfig } from '../environment/config.ts';
import { planInstall } from '../installed/install-shop.ts';
import { readInstalled } from '../installed/installed-shops.ts';
import { take } from '../installed/machine.ts';
import { type FolderMachine, makeMachine } from '../installed/testing/folder-machine.ts';
import { openBooks } from '../secret/open-books.ts';
import { openSecret } from '../secret/open-secret.ts';
import { loadSite } from '../site/load-site.ts';
import { runCommand } from '../tools/commands.ts';
import { openBackupFile } from './open-backup-file.ts';
import { prepareMachine } from './prepare-machine.ts';

const repositorySites = fileURLToPath(new URL('../../../../sites/', import.meta.url));
const passphrase = 'trois crêpes au sarrasin';
const settings = { SMTP_URL: "smtp://ana:l'été@mail.example", SITE_ROOT: 'https://leve-tard.fr' };

let root: string;
let file: string;
let secret: string;
let booksKey: string;
let said: string[];
let target: { DATA_DIR: string; SITES_DIR: string };

async function ordersIn(dataDir: string): Promise<string> {
  const database = await openDatabase({ dataDir, isTool: true, mustExist: true });
  try {
    return JSON.stringify(await listOrders(database.db, { limit: 100 }));
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'comptoir-restored-'));
  const places = { DATA_DIR: join(root, 'data'), BACKUP_DIR: join(root, 'backups') };
  const values = { ...places, ...settings, SITES_DIR: repositorySites, BACKUP_PASSPHRASE: passphrase };
  const config = readConfig(values);
  const site = await loadSite(config);
  const database = await openDatabase({ dataDir: config.dataDir });
  await seedDatabase(database.db, join(site.folder, 'catalogue'), site.config);
  await seedDemoAccount(database.db, site.config, Temporal.Now.instant());
  await openAccountKeys(database.db, openSecret(config));
  openBooks(config);
  await database.close();
  booksKey = readFileSync(join(config.dataDir, 'books-key'), 'utf8');
  secret = readFileSync(join(config.dataDir, 'account-secret'), 'utf8');
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  const { folder } = config.backup;
  mkdirSync(folder);
  // The backup counts as tested, because these tests restore it themselves.
  const triedAt = new Date().toISOString();
  const nothing = { file: null, madeAt: null, bytes: null, copiedAt: null, failure: null };
  writeLastBackup(folder, { ...nothing, at: triedAt, triedAt });
  const job = { config, installed: undefined, folder, dropsOld: true, now: () => new Date(), say: () => undefined };
  await backUpShop(job);
  vi.unstubAllEnvs();
  file = join(folder, readdirSync(folder).find((name) => name.endsWith('.shop')) ?? '');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  const empty = mkdtempSync(join(root, 'empty-'));
  target = { DATA_DIR: join(empty, 'data'), SITES_DIR: join(empty, 'sites') };
  for (const [name, value] of Object.entries(target)) vi.stubEnv(name, value);
  vi.stubEnv('BACKUP_PASSPHRASE', passphrase);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const restore = (...words: string[]) => runCommand(['restore', file, ...words]);

describe('a backup of a whole shop is restored', () => {
  it('on an empty machine by one command: the same orders, secret, restaurant and settings [PLT-24]', async () => {
    await restore();
    const { DATA_DIR, SITES_DIR } = target;
    expect(await ordersIn(DATA_DIR)).toBe(await ordersIn(join(root, 'data')));
    expect(JSON.parse(await ordersIn(DATA_DIR)).length).toBeGreaterThan(0);
    expect(readFileSync(join(DATA_DIR, 'account-secret'), 'utf8')).toBe(secret);
    const restored = join(DATA_DIR, 'restored.env');
    expect(readFileSync(restored, 'utf8')).toContain(`SMTP_URL="smtp://ana:l'été@mail.example"\n`);
    expect(readFileSync(join(DATA_DIR, 'books-key'), 'utf8')).toBe(booksKey);
    for (const path of [restored, join(DATA_DIR, 'account-secret'), join(DATA_DIR, 'books-key')])
      expect(statSync(path).mode & 0o777).toBe(0o600);
    const site = join(SITES_DIR, 'leve-tard');
    expect(await digestFiles(site)).toEqual(await digestFiles(join(repositorySites, 'leve-tard')));
    expect(statSync(site).mode & 0o777).toBe(0o755);
    expect(said[0]).toMatch(/^La boutique leve-tard est remise comme elle était le \S+ à \S+ UTC : \d+ commandes?\.$/);
    expect(said[1]).toContain(restored);
    // The restored shop opens with its secret. A second restore over its orders is refused.
    await runCommand(['retention']);
    await expect(restore()).rejects.toThrow(/^La base n’est pas vide/);
    expect(readFileSync(join(DATA_DIR, 'account-secret'), 'utf8')).toBe(secret);
  });

  it('without its secrets if the passphrase is lost, and the shop opens with another secret [PLT-24]', async () => {
    vi.stubEnv('BACKUP_PASSPHRASE', 'une tout autre phrase');
    await restore('--without-secrets');
    expect(readdirSync(target.DATA_DIR).sort()).toEqual(['database']);
    expect(said[1]).toMatch(/^Sans secrets ni réglages/);
    await runCommand(['retention']);
    expect(readFileSync(join(target.DATA_DIR, 'account-secret'), 'utf8')).not.toBe(secret);
  });

  it('beside a restaurant’s folder that is equal, or that is to stay [PLT-24]', async () => {
    const site = join(target.SITES_DIR, 'leve-tard');
    cpSync(join(repositorySites, 'leve-tard'), site, { recursive: true });
    mkdirSync(join(site, '.git'));
    writeFileSync(join(site, '.git/HEAD'), 'ref');
    await restore();
    expect(existsSync(join(site, '.git/HEAD'))).toBe(true);

    vi.stubEnv('DATA_DIR', join(root, 'another'));
    writeFileSync(join(site, 'theme.css'), '/* mine */');
    await expect(restore()).rejects.toThrow(/contient autre chose que la sauvegarde : .* --keep-site\.$/);
    await restore('--keep-site');
    expect(readFileSync(join(site, 'theme.css'), 'utf8')).toBe('/* mine */');
  });
});

describe('a restore is refused, and nothing has changed,', () => {
  /** Tries a restore and expects that nothing has changed. */
  async function refusal(...words: string[]): Promise<string> {
    const folder = join(target.DATA_DIR, '..');
    const before = readdirSync(folder, { recursive: true });
    const message = await restore(...words).then(
      () => 'restored',
      (error: Error) => error.message,
    );
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
    return message;
  }

  it('if the passphrase is wrong or missing [PLT-24]', async () => {
    vi.stubEnv('BACKUP_PASSPHRASE', 'une tout autre phrase');
    expect(await refusal()).toMatch(/^Ce n’est pas la phrase secrète de cette sauvegarde .*--without-secrets/);
    vi.stubEnv('BACKUP_PASSPHRASE', '');
    expect(await refusal()).toMatch(/^Les secrets de cette sauvegarde sont scellés/);
    expect(await refusal('--passphrase-file', join(root, 'none'))).toBe(
      `Rien n’est remis : ce fichier ou ce dossier n’existe pas (${join(root, 'none')}).`,
    );
  });

  it('if it is of another restaurant, unless that is allowed [PLT-24]', async () => {
    vi.stubEnv('SITE', 'chez-ana');
    expect(await refusal()).toMatch(/^C’est la sauvegarde de « leve-tard », et la boutique est ici « chez-ana »/);
    expect(await refusal('leve-tard')).toBe('La boutique est ici « chez-ana » (SITE), pas « leve-tard ».');
    await restore('chez-ana');
    expect(said.at(-1)).toContain('chez-ana/site.ts, id doit devenir « chez-ana »');
    expect(existsSync(join(target.SITES_DIR, 'chez-ana/site.ts'))).toBe(true);
  });

  it('if a shop runs on the database [PLT-24]', async () => {
    const running = await openDatabase({ dataDir: target.DATA_DIR });
    writeFileSync(join(target.DATA_DIR, 'account-secret'), 'its own');
    expect(await refusal()).toContain(target.DATA_DIR);
    expect(readFileSync(join(target.DATA_DIR, 'account-secret'), 'utf8')).toBe('its own');
    await running.close();
  });

  it('if the environment has another secret, or the file is cut off or missing [PLT-24]', async () => {
    vi.stubEnv('ACCOUNT_SECRET', 'thirty-two signs, or some more of them');
    expect(await refusal()).toMatch(/^ACCOUNT_SECRET n’est pas le secret de cette sauvegarde/);
    vi.stubEnv('ACCOUNT_SECRET', '');
    const whole = file;
    file = join(root, 'cut.shop');
    cpSync(whole, file);
    truncateSync(file, statSync(file).size / 2);
    expect(await refusal()).toMatch(/coupée ou abîmée/);
    file = join(root, 'none.shop');
    expect(await refusal()).toBe(`Il n’y a pas de fichier ${file}.`);
    file = whole;
  });
});

describe('a machine where the shop is not installed', () => {
  let machine: FolderMachine;
  beforeEach(() => {
    machine = makeMachine();
    rmSync(machine.at('/srv/comptoir/leve-tard'), { recursive: true });
    vi.spyOn(process, 'getuid').mockReturnValue(0);
  });
  afterEach(() => rmSync(machine.root, { recursive: true, force: true }));

  const prepare = async (name = 'leve-tard', databaseUrl: string | null = null) => {
    const folder = mkdtempSync(join(root, 'open-'));
    const wish = { withoutSecrets: false, passphrase: async () => passphrase };
    return prepareMachine(machine, await openBackupFile(file, folder, wish), { name, keepsSite: false, databaseUrl });
  };
  const filesOf = () =>
    ['srv', 'etc', 'var'].flatMap((name) =>
      readdirSync(join(machine.root, name), { recursive: true, encoding: 'utf8' }),
    );

  it('gets all that an installation takes over, and the line to type [PLT-24]', async () => {
    const left = await prepare();
    expect(left.at(-1)).toBe(
      `  ${machine.release}/bin/shop install leve-tard --domain leve-tard.fr --certificate FICHIER --key FICHIER`,
    );
    expect(machine.called.at(-1)).toBe(
      `chown --recursive --no-dereference comptoir-leve-tard: ${machine.at('/var/lib/comptoir/leve-tard')}`,
    );
    const wish = { name: 'leve-tard', domain: 'leve-tard.fr', port: null, tls: null, smtpUrl: null };
    const { steps } = await planInstall(machine, { ...wish, alarmMail: null, databaseUrl: null, isAgreed: true });
    await take(steps);
    expect(readInstalled(machine)[0]?.environment).toMatchObject(settings);
    const dataDir = machine.at('/var/lib/comptoir/leve-tard');
    expect(readFileSync(join(dataDir, 'account-secret'), 'utf8')).toBe(secret);
    expect(await ordersIn(dataDir)).toBe(await ordersIn(join(root, 'data')));
  });

  it('is as before if a step fails, or settings of that name exist [PLT-24]', async () => {
    mkdirSync(machine.at('/var'), { recursive: true });
    const before = filesOf();
    await expect(prepare('Chez Ana')).rejects.toThrow('« Chez Ana » ne peut pas nommer une boutique installée');
    machine.failing = /^chown/;
    await expect(prepare()).rejects.toThrow('chown');
    machine.failing = null;
    await expect(prepare('leve-tard', 'postgres://ana@127.0.0.1:1/shop')).rejects.toThrow('La base ne répond pas');
    await expect(prepare('leve-tard', 'mysql://ana@db/shop')).rejects.toThrow(
      '--database : une adresse comme postgres://',
    );
    expect(filesOf().filter((name) => name !== 'lib' && name !== 'lib/comptoir' && name !== 'comptoir')).toEqual(
      before.filter((name) => name !== 'comptoir'),
    );
    mkdirSync(machine.at('/etc/comptoir'), { recursive: true });
    writeFileSync(machine.at('/etc/comptoir/leve-tard.env.removed'), 'PORT=3000\n');
    await expect(prepare()).rejects.toThrow('garde les réglages d’une boutique de ce nom');
  });
});
