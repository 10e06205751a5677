// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSiteFiles } from './site-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
mkdirSync(join(folder, 'media/items'), { recursive: true });
mkdirSync(join(folder, 'catalogue'));
writeFileSync(join(folder, 'icon.svg'), '<svg/>');
writeFileSync(join(folder, 'site.ts'), 'export default {};');
writeFileSync(join(folder, 'media/items/reine.webp'), 'picture');
writeFileSync(join(folder, 'media/items/été.svg'.normalize('NFD')), '<svg/>');
writeFileSync(join(folder, 'catalogue/settings.json'), '[]');
afterAll(() => rmSync(folder, { recursive: true }));
const files = createSiteFiles(folder);

describe('the files of a restaurant', () => {
  it.each([
    ['/icon.svg', 'image/svg+xml'],
    ['/media/items/reine.webp', 'image/webp'],
    // Written down by a Mac: the letter, then its accent.
    ['/media/items/%C3%A9t%C3%A9.svg', 'image/svg+xml'],
  ])('shows %s', async (path, type) => {
    expect(await files.find(path)).toMatchObject({ status: 200, type });
  });

  it.each([
    '/catalogue/settings.json',
    '/media/../catalogue/settings.json',
    '/media/..%2fcatalogue%2fsettings.json',
    '/media/%2e%2e/catalogue/settings.json',
    '/site.ts',
    '/media/items/',
    '/media/nobody.webp',
  ])('shows nothing for %s', async (path) => {
    expect(await files.find(path)).toBeNull();
  });
});
