import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureFinder } from './tell-doubts.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media', 'crème.avif'.normalize('NFD')), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['/media/crème.avif', true],
  ['/media/u/5e-480.avif', true],
  ['/media/creme.avif', false],
])(
  'a picture %s is found in a site, whatever its file system makes of accents, or is an upload: %j [REH-04, CFG-27]',
  (path, isFound) => {
    expect(pictureFinder(folder)(path)).toBe(isFound);
  },
);
