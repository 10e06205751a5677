import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from '../../testing/backup-desk.ts';
import { describeRows, describeSchema } from '../../testing/describe-database.ts';
import { makeOldFolder } from '../../testing/make-old-folder.ts';
import { restore } from '../backup/restore.ts';
import { openDatabase } from '../open-database.ts';
import { withServer } from '../with-server.ts';
import { exportOldFolder } from './export-old-folder.ts';
import { isOldFolder } from './is-old-folder.ts';

/** When a start is killed, by what stands in the folder then, in the order of its work. */
const killings: [when: string, sign: RegExp][] = [
  ['is being copied', /^database-pglite\.copy$/],
  ['is being opened by its engine', /^database-pglite\.copy\/postmaster\.pid$/],
  ['is being written down', /^database-pglite\.backup\.partial$/],
  ['has just been set aside', /^database-pglite-\d{14}$/],
  ['gets its successor', /^database\.new-/],
  ['is being read into its successor', /^database\/postmaster\.pid$/],
];
// A share of them: one before the old database is set aside, and one after.
const every = inject('drillShare') === 1 ? 1 : 3;

const holder = fileURLToPath(new URL('../../testing/hold-database.ts', import.meta.url));

let root: string;
/** A data folder as an earlier version left it. */
let oldDir: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'comptoir-takeover-'));
  oldDir = join(root, 'old');
  mkdirSync(oldDir);
  await makeOldFolder(oldDir);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function copyOldDir(name: string): string {
  const dataDir = join(root, name);
  cpSync(oldDir, dataDir, { recursive: true });
  return dataDir;
}

/** Opens the folder as the shop does, and says what it said and what is in it then. */
async function open(dataDir: string) {
  const notices: string[] = [];
  const database = await openDatabase({ dataDir, onNotice: (line) => notices.push(line) });
  const contents = await withServer({ dataDir, mayJoin: true }, (address) =>
    ask(address, async (client) => ({ rows: await describeRows(client), schema: await describeSchema(client) })),
  );
  await database.close();
  return { notices, ...contents };
}

const namesIn = (dataDir: string) => [
  ...readdirSync(dataDir),
  ...['database', 'database-pglite.copy']
    .map((folder) => `${folder}/postmaster.pid`)
    .filter((file) => existsSync(join(dataDir, file))),
];
const asideOf = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('database-'));

describe('the database of an earlier version of the shop', () => {
  let taken: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    taken = await open(copyOldDir('first'));
  });

  it('is taken over whole at the first start, said in two lines, and kept aside', async () => {
    const dataDir = join(root, 'first');
    expect(taken.notices).toHaveLength(2);
    expect(taken.notices[1]).toMatch(
      /^1 orders with 1 lines, 18\.90 in all, were taken over and compared; the old database is kept as database-pglite-\d{14}\.$/,
    );
    const [aside = '', ...others] = asideOf(dataDir);
    expect(others).toEqual([]);
    expect(isOldFolder(join(dataDir, aside))).toBe(true);
    expect(isOldFolder(join(dataDir, 'database'))).toBe(false);

    // What stands aside and what was taken over are one.
    const file = join(root, 'aside.backup');
    const { tables, sequences } = await exportOldFolder({ folder: join(dataDir, aside), file });
    expect(tables.filter(({ rows }) => rows === 0)).toEqual([]);
    const counted = Object.entries(taken.rows).map(([table, rows]) => [table.replace(/"/g, ''), rows.length]);
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries(tables.map(({ schema, name, rows }) => [`${schema}.${name}`, rows])),
    );
    expect(sequences.length).toBeGreaterThan(0);
  });

  it('is taken over once: later starts say nothing of it', async () => {
    const again = await open(join(root, 'first'));
    expect(again).toEqual({ ...taken, notices: [] });
    expect(asideOf(join(root, 'first'))).toHaveLength(1);
  });

  it.each(killings.filter((_, index) => index % every === every - 1))(
    'is taken over whole by the next start when the first is killed while it %s',
    async (_, sign) => {
      const dataDir = copyOldDir(`killed-${sign.source.length}`);
      const child = fork(holder, [dataDir, '1'], { stdio: 'ignore' });
      const ended = once(child, 'exit');
      await expect
        .poll(() => namesIn(dataDir).some((name) => sign.test(name)), { interval: 2, timeout: 60_000 })
        .toBe(true);
      child.kill('SIGKILL');
      await ended;

      const { rows, schema } = await open(dataDir);
      expect(rows).toEqual(taken.rows);
      expect(schema).toEqual(taken.schema);
      expect(asideOf(dataDir)).toEqual([expect.stringMatching(/-\d{14}$/)]);
    },
    120_000,
  );

  it('is not read in a second time when the first start was killed just after it had done so', async () => {
    const dataDir = join(root, 'read-in');
    mkdirSync(dataDir);
    const [exported, file] = [join(root, 'read.backup'), join(dataDir, 'database-pglite.backup')];
    await exportOldFolder({ folder: join(copyOldDir('read'), 'database'), file: exported });
    await withServer({ dataDir }, (address) => restore({ address, file: exported }));
    renameSync(exported, file);

    const { rows, notices } = await open(dataDir);
    expect(rows).toEqual(taken.rows);
    expect(notices).toEqual([expect.stringContaining('1 orders with 1 lines')]);
    expect(existsSync(file)).toBe(false);
  });
});

describe('a start is refused in one sentence and changes nothing', () => {
  it('where the earlier version’s database can not be read', async () => {
    const dataDir = copyOldDir('damaged');
    rmSync(join(dataDir, 'database', 'pg_wal'), { recursive: true });
    rmSync(join(dataDir, 'database', 'base'), { recursive: true });
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /^The database in .*, of an earlier version of the shop, can't be taken over: [^\n]*; nothing was changed\.$/,
    );
    expect(isOldFolder(join(dataDir, 'database'))).toBe(true);
    expect(asideOf(dataDir)).toEqual([]);
  });

  it('where the backup of what was set aside is damaged', async () => {
    const dataDir = join(root, 'damaged-backup');
    mkdirSync(dataDir);
    const file = join(dataDir, 'database-pglite.backup');
    writeFileSync(file, 'not a backup');
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /^What .* holds of an earlier version can't be taken over: .* is no backup of a shop\.$/,
    );
    expect(existsSync(file)).toBe(true);
  });
});

describe('a folder', () => {
  it('is no earlier version’s where there is nothing or half a database', () => {
    expect(isOldFolder(join(root, 'nowhere'))).toBe(false);
    const half = join(root, 'half');
    mkdirSync(join(half, 'global'), { recursive: true });
    writeFileSync(join(half, 'global', 'pg_control'), '');
    expect(isOldFolder(half)).toBe(false);
  });
});
