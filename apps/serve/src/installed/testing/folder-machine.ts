import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Machine } from '../machine.ts';

const repository = fileURLToPath(new URL('../../../../../', import.meta.url));

/** The user that runs the tests owns all accounts of the test machine. */
const ownId = process.getuid?.() ?? 0;

/** A machine within a folder. Commands are recorded instead of run, except `tar`. */
export interface FolderMachine extends Machine {
  root: string;
  /** The recorded commands, one line each. */
  called: string[];
  failing: RegExp | null;
}

/** Creates a machine with systemd and nginx, an unpacked release, and the folder of the restaurant chez-ana. */
export function makeMachine(): FolderMachine {
  const root = mkdtempSync(join(tmpdir(), 'comptoir-machine-'));
  for (const folder of ['run/systemd/system', 'etc/nginx/conf.d', 'srv/comptoir', 'root'])
    mkdirSync(join(root, folder), { recursive: true });
  cpSync(join(repository, 'sites/leve-tard'), join(root, 'srv/comptoir/leve-tard'), { recursive: true });
  const accounts = new Map<string, number>();
  const machine: FolderMachine = {
    root,
    called: [],
    failing: null,
    release: makeRelease(join(root, 'root'), '1.0.0'),
    at: (path) => join(root, path),
    run: (command, ...args) => {
      const line = [command, ...args].join(' ');
      if (command === 'tar') return execFileSync(command, args, { encoding: 'utf8', stdio: 'pipe' });
      const isQuestion = command === 'id' || args[0] === 'show';
      if (!isQuestion) machine.called.push(line);
      if (machine.failing?.test(line)) throw new Error(`${line} : échec`);
      if (command === 'useradd') accounts.set(args.at(-1) ?? '', ownId);
      if (command === 'userdel') accounts.delete(args[0] ?? '');
      if (command !== 'id') return '';
      const id = accounts.get(args[1] ?? '');
      if (id === undefined) throw new Error('no such user');
      return String(id);
    },
  };
  return machine;
}

/** Creates the folder of a release with the files that an installation reads. */
export function makeRelease(
  parent: string,
  version: string,
  { platform = `${process.platform}-${process.arch}`, migration = { tag: '0000_shop', when: 1000 } } = {},
): string {
  const folder = join(parent, `comptoir-${version}-${platform}`);
  const migrations = join(folder, 'apps/api/src/db/migrations/meta');
  for (const path of [migrations, join(folder, 'bin')]) mkdirSync(path, { recursive: true });
  cpSync(join(repository, 'deploy'), join(folder, 'deploy'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'comptoir', version, platform }));
  writeFileSync(join(migrations, '_journal.json'), JSON.stringify({ entries: [migration] }));
  writeFileSync(join(folder, 'bin/shop'), '#!/bin/sh\n');
  const sums = execFileSync(
    'sh',
    ['-c', 'find . -type f ! -name SHA256SUMS -printf "%P\\0" | sort -z | xargs -0 sha256sum'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  writeFileSync(join(folder, 'SHA256SUMS'), sums);
  return folder;
}
