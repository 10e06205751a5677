import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FolderMachine, makeMachine, makeRelease } from './testing/folder-machine.ts';
import { unpackRelease } from './unpack-release.ts';

let machine: FolderMachine;
beforeEach(() => {
  machine = makeMachine();
});
afterEach(() => rmSync(machine.root, { recursive: true }));

function pack(folder: string): string {
  const archive = `${folder}.tar.gz`;
  execFileSync('tar', ['-czf', archive, '-C', dirname(folder), basename(folder)]);
  return archive;
}

const unpacked = () => {
  const folder = machine.at('/opt/comptoir');
  return existsSync(folder) ? readdirSync(folder) : [];
};

it('unpacks a release under its own name, and says its version and migration', async () => {
  const archive = pack(
    makeRelease(join(machine.root, 'root'), '1.1.0', { migration: { tag: '0001_tips', when: 2000 } }),
  );
  const release = await unpackRelease(machine, archive);
  expect(release).toMatchObject({ version: '1.1.0', migration: { name: '0001_tips', at: 2000 } });
  expect(unpacked()).toEqual([basename(release.folder)]);
  expect(await unpackRelease(machine, archive)).toEqual(release);
});

it.each<[string, (root: string) => string, RegExp]>([
  ['that is not there', (root) => join(root, 'none.tar.gz'), /Il n’y a pas de fichier/],
  [
    'that is cut in half',
    (root) => {
      const archive = pack(makeRelease(root, '1.1.0'));
      const bytes = readFileSync(archive);
      writeFileSync(archive, bytes.subarray(0, bytes.length / 2));
      return archive;
    },
    /ne peut pas être lu jusqu’au bout/,
  ],
  [
    'of another digest than its note says',
    (root) => {
      const archive = pack(makeRelease(root, '1.1.0'));
      writeFileSync(`${archive}.sha256`, `${'0'.repeat(64)}  ${basename(archive)}\n`);
      return archive;
    },
    /n’a pas l’empreinte/,
  ],
  [
    'with a file that was changed',
    (root) => {
      const folder = makeRelease(root, '1.1.0');
      appendFileSync(join(folder, 'bin/shop'), 'exit 1\n');
      return pack(folder);
    },
    /bin\/shop n’est pas ce qu’il doit être/,
  ],
  [
    'with a file that is gone',
    (root) => {
      const folder = makeRelease(root, '1.1.0');
      rmSync(join(folder, 'bin/shop'));
      return pack(folder);
    },
    /bin\/shop n’est pas ce qu’il doit être/,
  ],
  [
    'of another platform',
    (root) => pack(makeRelease(root, '1.1.0', { platform: 'linux-riscv64' })),
    /Cette version est pour linux-riscv64/,
  ],
  [
    'of something else',
    (root) => pack(join(root, '..', 'srv/comptoir/leve-tard')),
    /n’est pas une version de la boutique/,
  ],
])('refuses an archive %s, and leaves nothing of it [PLT-33]', async (_what, make, sentence) => {
  const archive = make(join(machine.root, 'root'));
  await expect(unpackRelease(machine, archive)).rejects.toThrow(sentence);
  expect(unpacked()).toEqual([]);
});

it('never replaces a release that runs [PLT-33]', async () => {
  const folder = makeRelease(join(machine.root, 'root'), '1.1.0');
  await unpackRelease(machine, pack(folder));
  rmSync(folder, { recursive: true });
  const other = pack(makeRelease(join(machine.root, 'root'), '1.1.0', { migration: { tag: '0009_other', when: 9 } }));
  await expect(unpackRelease(machine, other)).rejects.toThrow('Une autre version 1.1.0 est déjà dans');
});
