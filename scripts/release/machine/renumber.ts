import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writeArchive, writeDigests } from '../write-archive.ts';

/** Makes of a release's archive one of another version, that is else the same; gives its path, in `folder`. */
export function renumberRelease(archive: string, folder: string, version: string): string {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['--extract', '--file', archive, '--directory', folder]);
  const [unpacked = ''] = globSync(join(folder, 'comptoir-*/'));
  const about = join(unpacked, 'package.json');
  const { version: present, ...rest } = JSON.parse(readFileSync(about, 'utf8')) as { version: string };
  writeFileSync(about, JSON.stringify({ ...rest, version }));
  rmSync(join(unpacked, 'SHA256SUMS'));
  writeDigests(unpacked);
  const renamed = join(dirname(unpacked), basename(unpacked).replace(present, version));
  renameSync(unpacked, renamed);
  return writeArchive(renamed, 0);
}
