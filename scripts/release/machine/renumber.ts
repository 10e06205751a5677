import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writeArchive, writeDigests } from '../write-archive.ts';

/** Repacks a release with another version number. Returns the new archive's path. */
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
