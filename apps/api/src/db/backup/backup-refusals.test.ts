import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type BackupDesk, openBackupDesk, type TestAddress } from '../../testing/backup-desk.ts';
import { backUp } from './back-up.ts';

let desk: BackupDesk;
beforeAll(() => {
  desk = openBackupDesk();
});
afterAll(() => desk.clear());

/** Creates a database whose backup takes a moment. */
async function longAddress(): Promise<TestAddress> {
  const address = await desk.newAddress();
  await ask(address, (client) =>
    client.query(`insert into settings select n, to_jsonb(repeat(md5(n::text), 1000)) from generate_series(1, 5000) n`),
  );
  return address;
}

describe('a backup is refused in one sentence, and leaves no half of a file,', () => {
  it('where a file of that name is there', async () => {
    const [address, file] = [await desk.newAddress(), desk.newFile()];
    await writeFile(file, 'mine');
    await expect(backUp({ address, file })).rejects.toThrow(
      `${file} existe déjà : donnez un autre nom à la sauvegarde.`,
    );
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect(existsSync(`${file}.partial`)).toBe(false);
  });

  it('where another backup is being written there', async () => {
    const [address, file] = [await desk.newAddress(), desk.newFile()];
    await writeFile(`${file}.partial`, 'of another');
    await expect(backUp({ address, file })).rejects.toThrow(/\.partial est celui d’une sauvegarde en cours ou tuée/);
    expect(await readFile(`${file}.partial`, 'utf8')).toBe('of another');
  });

  it('where the folder is not there', async () => {
    const file = `${desk.newFile()}/none/shop.backup`;
    await expect(backUp({ address: await desk.newAddress(), file })).rejects.toThrow(
      /^La sauvegarde ne peut pas être écrite : ENOENT/,
    );
  });

  it('where the database holds no shop', async () => {
    const [address, file] = [await desk.newAddress('template0'), desk.newFile()];
    await expect(backUp({ address, file })).rejects.toThrow(
      'La base ne contient pas de boutique : il n’y a rien à sauvegarder.',
    );
    expect(existsSync(file)).toBe(false);
  });

  it('where the connection is lost in the middle', async () => {
    const [address, file] = [await longAddress(), desk.newFile()];
    const backup = backUp({ address, file });
    const refusal = expect(backup).rejects.toThrow(/^La sauvegarde ne peut pas être écrite dans .* : .*\.$/);
    await expect.poll(() => existsSync(`${file}.partial`), { interval: 5 }).toBe(true);
    await ask(address, (client) =>
      client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    );
    await refusal;
    expect([existsSync(file), existsSync(`${file}.partial`)]).toEqual([false, false]);
  });

  it('after an abort in the middle', async () => {
    const [address, file] = [await longAddress(), desk.newFile()];
    const interruption = new AbortController();
    const backup = backUp({ address, file }, interruption.signal);
    const refusal = expect(backup).rejects.toThrow('La sauvegarde a été interrompue, et rien n’en est gardé.');
    await expect.poll(() => existsSync(`${file}.partial`), { interval: 5 }).toBe(true);
    interruption.abort();
    await refusal;
    expect([existsSync(file), existsSync(`${file}.partial`)]).toEqual([false, false]);
  });

  it('where the disk is full', async () => {
    const file = desk.newFile();
    // The process's file size limit, 8 blocks of 512 bytes, simulates a full disk.
    const source = `
      const { writeFile } = await import(${JSON.stringify(new URL('./file/write-file.ts', import.meta.url).href)});
      async function* noise() { for (let n = 0; n < 100; n++) yield crypto.getRandomValues(new Uint8Array(4096)); }
      await writeFile(${JSON.stringify(file)}, noise()).then(() => console.log('written'), (error) => console.log(error.message));`;
    const limited = `trap '' XFSZ; ulimit -f 8; exec "$0" --input-type=module -e "$1"`;
    const { stdout } = await promisify(execFile)('sh', ['-c', limited, process.execPath, source]);
    expect(stdout).toMatch(/^La sauvegarde ne peut pas être écrite dans \S+ : EFBIG[^\n]*\.\n$/);
    expect([existsSync(file), existsSync(`${file}.partial`)]).toEqual([false, false]);
  });
});
