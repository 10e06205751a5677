import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run } from './run.ts';

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Writes SHA256SUMS, which `sha256sum --check` can read. */
export function writeDigests(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    lstatSync(join(folder, file)).isFile(),
  );
  const lines = files.sort().map((file) => `${digestOf(join(folder, file))}  ${file}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
}

/** Packs a folder reproducibly into `<folder>.tar.gz`: order, times, owners and modes are fixed. Returns the archive's path. */
export function writeArchive(folder: string, seconds: number): string {
  const archive = `${folder}.tar.gz`;
  const fixed = [
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u+rwX,go=rX',
  ];
  run(dirname(folder), 'tar', [
    '--create',
    '--format=gnu',
    ...fixed,
    '--use-compress-program=gzip -n',
    '--file',
    archive,
    basename(folder),
  ]);
  writeFileSync(`${archive}.sha256`, `${digestOf(archive)}  ${basename(archive)}\n`);
  return archive;
}
