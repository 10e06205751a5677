import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBinaries, majorOf, readVersion } from './find-binaries.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-binaries-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function makeProgram(text: string): string {
  const file = join(folder, 'postgres');
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
}

it('finds the programs of this platform, of one major version', async () => {
  expect(majorOf(await findBinaries())).toBe('18');
});

it('says what to do where there are none for the platform', async () => {
  await expect(findBinaries('linux-s390x')).rejects.toThrow(
    'Aucun PostgreSQL n’est installé pour cette plateforme (linux-s390x) : installez les paquets optionnels, ou indiquez un serveur PostgreSQL par DATABASE_URL.',
  );
});

it.each([
  ['its loader is missing, as on musl', '#!/lib/ld-of-another-system\n', 'il lui faut glibc'],
  [
    'a library is missing',
    '#!/bin/sh\necho "error while loading libicu.so" >&2\nexit 127\n',
    'error while loading libicu.so',
  ],
  ['it is for another processor', '\x7fELF of another processor', '.+'],
])('says in one sentence why what is installed does not run: %s', async (_what, text, reason) => {
  await expect(readVersion(makeProgram(text))).rejects.toThrow(
    new RegExp(
      `^Le PostgreSQL installé ne tourne pas sur ce système \\(${reason}\\) : indiquez un serveur PostgreSQL par DATABASE_URL\\.$`,
    ),
  );
});
