import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './run.ts';
import { writeArchive, writeDigests } from './write-archive.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'comptoir-archive-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** A release's files, written at different times, in a different sequence and with different modes. */
function fill(place: string, names: string[], mode: number): string {
  const folder = join(root, place, 'shop-1.0.0');
  mkdirSync(join(folder, 'bin'), { recursive: true });
  for (const name of names) {
    writeFileSync(join(folder, name), name, { mode });
    utimesSync(join(folder, name), mode, mode);
  }
  symlinkSync('a.txt', join(folder, 'link'));
  writeDigests(folder);
  return folder;
}

it('packs the same files into the same bytes, whenever and wherever they were written', () => {
  const names = ['a.txt', 'bin/b', '.hidden'];
  const [first, second] = [fill('one', names, 0o600), fill('two', names.toReversed(), 0o664)].map((folder) =>
    readFileSync(writeArchive(folder, 1_764_000_000)),
  );
  expect(first).toEqual(second);
});

it('brings the digest of every file, and of itself', () => {
  const folder = fill('three', ['a.txt', 'bin/b', '.hidden'], 0o644);
  const archive = writeArchive(folder, 1_764_000_000);
  const check = ['--check', '--strict'];
  expect(
    run(folder, 'sha256sum', [...check, 'SHA256SUMS'])
      .split('\n')
      .sort(),
  ).toEqual(['', '.hidden: OK', 'a.txt: OK', 'bin/b: OK']);
  expect(run(join(root, 'three'), 'sha256sum', [...check, `${archive}.sha256`])).toContain(': OK');
});
