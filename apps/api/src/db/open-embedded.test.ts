import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseOptions, OpenDatabase } from './database.ts';
import { folderHolders } from './embedded/folder-holders.ts';
import { isUnavailable } from './is-unavailable.ts';
import { openDatabase } from './open-database.ts';

const holder = fileURLToPath(new URL('../testing/hold-database.ts', import.meta.url));

let root: string;
/** Creating a database takes seconds, so most tests share this data folder. */
let dataDir: string;
let opened: OpenDatabase[] = [];
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'comptoir-embedded-'));
  dataDir = join(root, 'data');
  const first = await open();
  await writeNumber(first, 7);
  await close(first);
});
afterEach(async () => {
  for (const database of opened.reverse()) await database.close();
  opened = [];
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const databaseFolder = () => join(dataDir, 'database');

async function open(options: Partial<DatabaseOptions> = {}): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir, ...options });
  opened.push(database);
  return database;
}

/** Sets a sequence like that of the orders' numbers. */
const writeNumber = (database: OpenDatabase, number: number) =>
  database.query("select setval('order_numbers', $1)", [number]);
async function readNumber(database: OpenDatabase): Promise<number> {
  const [row] = (await database.query('select last_value::int as number from order_numbers', [])).rows;
  return Number(row?.number);
}

async function close(database: OpenDatabase): Promise<void> {
  opened = opened.filter((other) => other !== database);
  await database.close();
}

describe('the embedded database', () => {
  it('keeps what is there when it is opened again, and leaves no process behind', async () => {
    const first = await open();
    await writeNumber(first, 4711);
    await close(first);
    expect(folderHolders(databaseFolder())).toEqual({ server: null, pids: [] });
    expect(await readNumber(await open())).toBe(4711);
  });

  it('waits for the disk before it says that something is stored', async () => {
    const database = await open();
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      expect((await database.query(`show ${setting}`, [])).rows).toEqual([{ [setting]: 'on' }]);
    }
    expect((await database.query('show listen_addresses', [])).rows).toEqual([{ listen_addresses: '' }]);
  });

  it('opens in a folder with spaces, commas and accents whose path is longer than a socket may be', async () => {
    const far = join(root, 'Crêperie du Vieux-Port, à côté', 'x'.repeat(90));
    mkdirSync(far, { recursive: true });
    cpSync(databaseFolder(), join(far, 'database'), { recursive: true });
    expect(await readNumber(await open({ dataDir: far }))).toBe(await readNumber(await open()));
  });

  it('is shared with a tool while the shop runs, and outlives the tool', async () => {
    const shop = await open();
    const tool = await open({ mayJoin: true });
    await writeNumber(shop, 12);
    expect(await readNumber(tool)).toBe(12);
    await close(tool);
    expect(await readNumber(shop)).toBe(12);
  });

  it('is opened by a tool itself where no shop runs', async () => {
    const tool = await open({ mayJoin: true });
    await writeNumber(tool, 13);
    await close(tool);
    expect(folderHolders(databaseFolder()).pids).toEqual([]);
  });
});

describe('after a death', () => {
  it('of the shop, the next start ends the server that was left, and loses nothing', async () => {
    const child = fork(holder, [dataDir, '815']);
    await once(child, 'message');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const { server } = folderHolders(databaseFolder());
    expect(server).not.toBeNull();
    expect(await readNumber(await open())).toBe(815);
    expect(folderHolders(databaseFolder()).server).not.toBe(server);
  });

  it('of the shop and its server, the next start replays what was acknowledged', async () => {
    const child = fork(holder, [dataDir, '816']);
    await once(child, 'message');
    child.kill('SIGKILL');
    for (const pid of folderHolders(databaseFolder()).pids) process.kill(pid, 'SIGKILL');
    await once(child, 'exit');
    expect(await readNumber(await open())).toBe(816);
  });

  it('of the server alone, it is started again; what is asked meanwhile fails as something that may be repeated', async () => {
    const troubles: string[] = [];
    const database = await open({ onError: ({ message }) => troubles.push(message) });
    await writeNumber(database, 817);
    const { server } = folderHolders(databaseFolder());
    process.kill(server ?? 0, 'SIGKILL');
    await expect.poll(() => troubles.join()).toContain('the database ended and is started again');
    await expect
      .poll(() =>
        readNumber(database).catch((error: unknown) => {
          if (!isUnavailable(error)) throw error;
          return 'away';
        }),
      )
      .toBe(817);
    expect(folderHolders(databaseFolder()).server).not.toBe(server);
  });

  it.each([0, 200, 500])(
    'of the shop %i ms after it began to make its database, the next start makes it',
    async (pause) => {
      const newDir = mkdtempSync(join(root, 'new-'));
      const child = fork(holder, [newDir, '1']);
      await expect.poll(() => readdirSync(newDir).join(), { interval: 5 }).toContain('database.new-');
      await sleep(pause);
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(await readNumber(await open({ dataDir: newDir }))).toBe(1000);
    },
  );

  it('of one connection’s process, the others are there again without anybody’s help', async () => {
    const database = await open();
    await writeNumber(database, 818);
    const [{ pid } = {}] = (await database.query('select pg_backend_pid() as pid', [])).rows;
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => readNumber(database).catch(() => null)).toBe(818);
  });
});

describe('a folder that is not as it should be', () => {
  /** Creates another data folder with these files in its database folder. */
  function makeFolder(files: Record<string, string>, name = 'database'): string {
    const folder = mkdtempSync(join(root, 'other-'));
    mkdirSync(join(folder, name));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
    return folder;
  }
  const filesIn = (folder: string) => readdirSync(join(folder, 'database')).sort();
  const locksIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.lock'));

  it('holds an incomplete database: it is created again', async () => {
    const folder = makeFolder({ PG_VERSION: '18\n' }, 'database.new');
    await open({ dataDir: folder });
    expect(readdirSync(folder)).toContain('database');
    expect(readdirSync(folder)).not.toContain('database.new');
  });

  it('holds the lock of a dead server whose number is another program’s now: the program is left alone', async () => {
    const lock = `${process.pid}\n${databaseFolder()}\n1\n5432\n.\n\n1 1\nready\n`;
    writeFileSync(join(databaseFolder(), 'postmaster.pid'), lock);
    expect(await readNumber(await open())).toBeGreaterThanOrEqual(7);
  });

  it('was written by another major version: that is said, with the way out, and nothing is changed', async () => {
    const folder = makeFolder({ PG_VERSION: '17\n', 'some.data': 'orders' });
    await expect(open({ dataDir: folder })).rejects.toThrow(
      /^La base de données de .* a été écrite par PostgreSQL 17, et celui-ci est PostgreSQL 18 : .* \(npm run database backup FICHIER\)/,
    );
    expect(filesIn(folder)).toEqual(['PG_VERSION', 'some.data']);
    expect(readFileSync(join(folder, 'database', 'PG_VERSION'), 'utf8')).toBe('17\n');
  });

  it('holds something else: that is said, and nothing is changed', async () => {
    const folder = makeFolder({ 'letters.txt': 'private' });
    await expect(open({ dataDir: folder })).rejects.toThrow(
      /^Le dossier .* n’est pas celui d’une base de données : déplacez-le, ou choisissez un autre DATA_DIR\.$/,
    );
    expect(filesIn(folder)).toEqual(['letters.txt']);
  });

  it('lost what the server needs: its complaint is said in one sentence, and the folder is given back', async () => {
    const folder = makeFolder({ PG_VERSION: '18\n' });
    await expect(open({ dataDir: folder })).rejects.toThrow(
      /^La base de données de .* ne peut pas ouvrir : [^\n]+[^.]\.$/,
    );
    expect(locksIn(folder)).toEqual([]);
  });

  it('is held by another: the second says so, and the first goes on', async () => {
    const first = await open();
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /est pris par un autre serveur \(processus \d+\) : arrêtez-le d’abord/,
    );
    expect(await readNumber(first)).toBeGreaterThanOrEqual(7);
  });
});
