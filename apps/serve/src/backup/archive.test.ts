import { execFile } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packFolder, unpackArchive } from './archive.ts';
import { digestFiles } from './digest-files.ts';

let root: string;
let file: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'comptoir-archive-'));
  file = join(root, 'chez-ana.shop');
});
afterEach(() => rmSync(root, { recursive: true }));

const about = {
  format: 1,
  site: 'chez-ana',
  version: '1.0.0',
  madeAt: '2026-11-26T03:30:00Z',
  orders: 3,
  cents: 4_200,
};

/** Creates the folder of an unpacked backup with a picture. */
async function makeStaged(changed: object = {}): Promise<string> {
  const staged = mkdtempSync(join(root, 'staged-'));
  mkdirSync(join(staged, 'site/media'), { recursive: true });
  writeFileSync(join(staged, 'site/media/galette à l’œuf.jpg'), Buffer.alloc(30_000, 7));
  writeFileSync(join(staged, 'database.backup'), 'rows');
  const files = await digestFiles(staged);
  writeFileSync(join(staged, 'shop.json'), JSON.stringify({ ...about, files, ...changed }));
  return staged;
}

const unpackTo = (name: string) => {
  mkdirSync(join(root, name));
  return unpackArchive(file, join(root, name));
};
const refused = /^.*chez-ana\.shop n’est pas la sauvegarde d’une boutique, ou elle est coupée ou abîmée/;

describe('a backup of a whole shop', () => {
  it('is one file that only its owner reads, and gives back what was put into it [PLT-20]', async () => {
    await packFolder(await makeStaged(), file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await unpackTo('out')).toMatchObject(about);
    expect(readFileSync(join(root, 'out/site/media/galette à l’œuf.jpg'))).toEqual(Buffer.alloc(30_000, 7));
    await expect(packFolder(await makeStaged(), file)).rejects.toThrow('existe déjà');
  });

  it('is refused if it is cut off anywhere [PLT-24]', async () => {
    await packFolder(await makeStaged(), file);
    for (let length = statSync(file).size - 10_240; length > 0; length -= 4_096) {
      truncateSync(file, length);
      await expect(unpackTo(`cut-${length}`)).rejects.toThrow(refused);
    }
    truncateSync(file, 0);
    await expect(unpackTo('empty')).rejects.toThrow(refused);
  });

  it('is refused if a byte of a picture differs, with the picture’s name [PLT-24]', async () => {
    await packFolder(await makeStaged(), file);
    const bytes = readFileSync(file);
    const position = bytes.indexOf(Buffer.alloc(1_000, 7));
    bytes[position + 500] = 8;
    writeFileSync(file, bytes);
    await expect(unpackTo('out')).rejects.toThrow('(site/media/galette à l’œuf.jpg)');
  });

  it('is refused if it has a file that its list does not name, or a link [PLT-24]', async () => {
    const staged = await makeStaged();
    appendFileSync(join(staged, 'site/more.json'), '{}');
    await packFolder(staged, file);
    await expect(unpackTo('more')).rejects.toThrow('(site/more.json)');
    rmSync(file);
    const linked = await makeStaged();
    symlinkSync('/etc', join(linked, 'site/etc'));
    await packFolder(linked, file);
    await expect(unpackTo('linked')).rejects.toThrow(refused);
  });

  it('is refused if a later version wrote it, or if it is another file [PLT-24]', async () => {
    await packFolder(await makeStaged({ format: 2 }), file);
    await expect(unpackTo('later')).rejects.toThrow('une version plus récente de la boutique');
    writeFileSync(file, 'a text');
    await expect(unpackTo('text')).rejects.toThrow(refused);
    rmSync(file);
    await expect(unpackTo('none')).rejects.toThrow(`Il n’y a pas de fichier ${file}.`);
  });

  it('leaves no file if it is interrupted, or if the disk is full [PLT-20]', async () => {
    const staged = await makeStaged();
    await expect(packFolder(staged, file, AbortSignal.abort())).rejects.toMatchObject({ code: 'ABORT_ERR' });
    expect(readdirSync(root).filter((name) => name.startsWith('chez-ana'))).toEqual([]);
    // The process's file size limit, 8 blocks of 512 bytes, simulates a full disk.
    const source = `
      const { packFolder } = await import(${JSON.stringify(new URL('./archive.ts', import.meta.url).href)});
      await packFolder(${JSON.stringify(staged)}, ${JSON.stringify(file)}).then(() => console.log('packed'), ({ code }) => console.log(code));`;
    const limited = `trap '' XFSZ; ulimit -f 8; exec "$0" --input-type=module -e "$1"`;
    const { stdout } = await promisify(execFile)('sh', ['-c', limited, process.execPath, source]);
    expect(stdout).toBe('EFBIG\n');
    expect(existsSync(`${file}.partial`)).toBe(false);
  });
});
